// The fee for one registration, and what has to be brought along.
import {
  type Call,
  type Document,
  type FactsRecord,
  moneyRange,
  resultDocument,
  sentence,
  strong,
  textCell,
  textNote,
  textsTable,
} from '../../src/kit/index.ts';
import { plate, type Process, processes, type Way, ways } from './kinds.ts';
import { labels } from './labels.ts';
import { dropSourceIds, leftOut, warnings } from './notes.ts';
import { readDocuments, readFees } from './readFee.ts';

export interface Asked {
  readonly vorgang: Process;
  readonly weg: Way;
  readonly wunschkennzeichen: boolean;
}

export function registrationDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const { vorgang, weg, wunschkennzeichen } = asked;
  const { forIt, label } = processes[vorgang];
  const withPlate = (wunschkennzeichen ? plate.withIt : plate.withoutIt)[lang];
  const fees = readFees(answer);
  const fee = moneyRange(fees.fee);
  const documents = readDocuments(answer);
  const remarks = answer.texts('notes_de', 'notes', 'hinweise', 'hinweise_de');
  dropSourceIds(answer);
  const what = `${forIt[lang]} ${ways[weg].label[lang]} ${withPlate}`;
  return resultDocument(
    answer,
    {
      headline:
        fee &&
        say({ de: sentence`${strong(fee)} Gebühr ${what}.`, en: sentence`${strong(fee)} fee ${what}.` }),
      subject: `${label[lang]} ${ways[weg].label[lang]} ${withPlate}`,
      notes: [...remarks.map(textNote), leftOut(answer, call), warnings(answer, call)],
      rows: [
        [{ de: 'Gebühr', en: 'Fee' }, fee],
        [{ de: 'Grundgebühr', en: 'Base fee' }, moneyRange(fees.base)],
        [plate.label, wunschkennzeichen ? moneyRange(fees.plate) : undefined],
        [{ de: 'Vorgang', en: 'Process' }, textCell(answer.text('vorgang_de', 'vorgang_name'))],
      ],
      tables: textsTable(say({ de: 'Mitzubringen', en: 'To bring along' }), documents, { folded: false }),
      labels,
    },
    call,
  );
}
