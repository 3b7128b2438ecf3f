// One city with both kinds of articles side by side: which of them is meant is not guessed.
import {
  type Call,
  type Choice,
  type Document,
  type FactsRecord,
  note,
  onlyFields,
  plainName,
  readFields,
  resultDocument,
  sideBySide,
} from '../../src/kit/index.ts';
import { commonFields, figureFields, foundingFields, foundingsIn, withCommon } from './fields.ts';
import { foundingHeadline, type Told } from './headline.ts';
import { reckonedFor } from './notes.ts';
import { type Contract, contractKinds, contracts, type PartsAsked } from './words.ts';

/** What the overview states for a city; empty where it states no totals. */
export const toldOf = (overview: FactsRecord, { value }: Choice): readonly Told[] =>
  contractKinds.flatMap((contract) =>
    foundingsIn(overview)
      .filter(
        ({ city, values }) => plainName(city.value) === plainName(value) && values.contract === contract,
      )
      .map((founding) => ({ ...founding, contract })),
  );

/** What the answer to a single case states. */
export const toldBy = (answer: FactsRecord, contract: Contract): Told => ({
  ...readFields(answer, foundingFields),
  contract,
});

export interface AskedBoth extends PartsAsked {
  readonly city: Choice;
}

/** The answer is that which the first of them was read from. */
export function bothDocument(
  answer: FactsRecord,
  told: readonly Told[],
  asked: AskedBoth,
  call: Call,
): Document {
  const { lang, say } = call;
  const { label } = asked.city;
  const common = readFields(answer, commonFields);
  const cases = foundingsIn(answer).filter(({ keys }) => keys.length > 0);
  const shown = [
    ...told.map(({ claimed }) => [...claimed]),
    ...cases.map(({ record }) => record.all()),
  ].flat();
  const reads = told.map((read) => onlyFields({ ...read, fields: figureFields }, asked.parts));
  const columns = ['', ...told.map(({ contract }) => contracts[contract].label[lang])];
  const whole = told.map((one) => ({ ...one, values: withCommon(one.values, common.values) }));
  return resultDocument(
    answer.without(new Set(shown)),
    {
      headline: foundingHeadline(whole, label, asked, call),
      subject: say({ de: `GmbH-Gründung in ${label}`, en: `Founding a GmbH in ${label}` }),
      notes: [note('condition', reckonedFor(told, undefined, call, { parts: asked.parts }))],
      main: { columns, rows: sideBySide(reads, undefined, lang) },
      fields: cases.length > 0 ? common : undefined,
      tables: [{ columns, rows: sideBySide(reads, 'fold', lang).map(({ cells }) => cells), folded: true }],
    },
    call,
  );
}
