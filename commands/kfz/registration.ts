// The fee for one registration, and what has to be brought along.
import {
  type Call,
  type Cell,
  type Document,
  type FactsRecord,
  moneyRange,
  resultDocument,
  type Sentence,
  sentence,
  strong,
  textCell,
  textNote,
  textsTable,
  note,
} from '../../src/kit/index.ts';
import { plate, type Process, processes, type Way, ways } from './kinds.ts';
import { labels } from './labels.ts';
import { dropSourceIds, leftOut, warnings } from './notes.ts';
import { listed } from './papers.ts';
import { onlineWorks } from './possible.ts';
import { readDocuments, readFees } from './readFee.ts';

export interface Asked {
  readonly vorgang: Process;
  readonly weg: Way;
  readonly wunschkennzeichen: boolean;
  /** „Kann ich das online?“ */
  readonly isOnlineAsked: boolean;
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
      headline: headline(fee, documents, what, asked, call),
      subject: `${label[lang]} ${ways[weg].label[lang]} ${withPlate}`,
      notes: [
        ...remarks.map((said) => note('condition', textNote(said))),
        note('condition', leftOut(answer, call)),
        warnings(answer, call),
      ],
      rows: [
        [{ de: 'Gebühr', en: 'Fee' }, fee],
        [{ de: 'Grundgebühr', en: 'Base fee' }, moneyRange(fees.base)],
        [plate.label, wunschkennzeichen ? moneyRange(fees.plate) : undefined],
        [{ de: 'Vorgang', en: 'Process' }, textCell(answer.text('vorgang_de', 'vorgang_name')), 'beside'],
      ],
      tables: textsTable(say({ de: 'Mitzubringen', en: 'To bring along' }), documents, { folded: false }),
      labels,
    },
    call,
  );
}

/** The papers first where they are asked for, else the fee. */
function headline(
  fee: Cell | undefined,
  documents: readonly string[],
  what: string,
  { isOnlineAsked }: Asked,
  call: Call,
): Sentence | undefined {
  const { say, intent } = call;
  const isOnPapers = intent.aspect === 'documents' && documents.length > 0;
  if (isOnPapers) {
    const costs = fee ? [say({ de: '. Gebühr ', en: '. Fee ' }), strong(fee)] : [];
    return [...listed(documents, what, say), ...costs, '.'];
  }
  if (!fee) return undefined;
  const fees = say({
    de: sentence`${strong(fee)} Gebühr ${what}.`,
    en: sentence`${strong(fee)} fee ${what}.`,
  });
  return [...(isOnlineAsked ? onlineWorks(call) : []), ...fees];
}
