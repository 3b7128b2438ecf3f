// The fee for one registration, and what has to be brought along.
import {
  type Call,
  type Document,
  type FactsRecord,
  joined,
  moneyRange,
  note,
  readFields,
  resultDocument,
  type Sentence,
  textNote,
  textsTable,
} from '../../src/kit/index.ts';
import { exactFee, notesOn, papersSentence } from './headline.ts';
import { documentsIn, resultFields } from './fields.ts';
import type { District } from './district.ts';
import { onlineFirst } from './overview.ts';
import { plate, type Process, processes, type Way, ways } from './words.ts';

export interface Asked {
  readonly vorgang: Process;
  readonly weg: Way;
  readonly wunschkennzeichen: boolean;
  readonly isKept: boolean;
  readonly bezirk: District | undefined;
}

export function registrationDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say, intent } = call;
  const { vorgang, weg, wunschkennzeichen } = asked;
  const { forIt, label } = processes[vorgang];
  const withPlate = (wunschkennzeichen ? plate.withIt : plate.withoutIt)[lang];
  const what = `${forIt[lang]} ${ways[weg].label[lang]} ${withPlate}`;
  const fields = readFields(answer, resultFields);
  const { fee, notes } = fields.values;
  const documents = documentsIn(fields.values);
  const papers =
    intent.aspect === 'documents' ? papersSentence([{ way: weg, documents }], what, call) : undefined;
  const toBring = textsTable(say(resultFields.documents.label), documents, {
    folded: intent.aspects.includes('cost'),
  });
  const amount = moneyRange(fee);
  const costs: Sentence | undefined =
    amount &&
    (papers
      ? intent.aspects.includes('cost')
        ? say`Gebühr **${amount}**.\nFee **${amount}**.`
        : undefined
      : (exactFee(fields.values, asked, call) ??
        say`**${amount}** Gebühr ${what}.\n**${amount}** fee ${what}.`));
  const online = amount && onlineFirst(weg, call);
  return resultDocument(
    answer,
    {
      headline: (papers ?? costs) && joined([online, papers, costs], ' '),
      subject: `${label[lang]} ${ways[weg].label[lang]} ${withPlate}`,
      notes: [...notes.map((said) => note('condition', textNote(said))), ...notesOn(fields.values, call)],
      fields,
      // Without a plate there is nothing to add up.
      said: wunschkennzeichen ? [] : ['base', 'plateFee'],
      tables: papers ? [] : toBring,
    },
    call,
  );
}
