// The cost of one founding, or of one city with both kinds of articles side by side: which of them is meant is not guessed.
import {
  both,
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
import type { Founders } from './founders.ts';
import { type Contract, contractKinds, contracts, type PartsAsked } from './words.ts';
import { foundingHeadline, type Told } from './headline.ts';
import { foundingOfOthers, onOthers, reckonedFor } from './notes.ts';

interface Asked extends PartsAsked {
  readonly city: Choice;
  readonly contract: Contract;
  /** Who was said to found. */
  readonly founders: Founders | undefined;
}

export function foundingDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { city, contract } = asked;
  const { label } = contracts[contract];
  const fields = readFields(answer, foundingFields);
  const { values } = fields;
  const others = foundingOfOthers(values, contract, asked.founders);
  const { notary = values.notary, total = values.total } = others ?? {};
  // Only the notary's fee is asked for, and known.
  const isOnNotary = others?.notary !== undefined && asked.parts.includes('notary');
  const isOfOthers = isOnNotary || others?.total !== undefined;
  const told = { ...fields, values: { ...values, notary, total }, contract, others };
  return resultDocument(
    answer,
    {
      headline: foundingHeadline([told], city.label, asked, call),
      subject: call.say(both`GmbH-Gründung in ${city.label}, ${label.de}
        Founding a GmbH in ${city.label}, ${label.en}`),
      notes: [
        note('condition', others && !isOnNotary ? onOthers(others, contract, call) : undefined),
        note('condition', reckonedFor([fields], asked.founders, call, { parts: asked.parts, isOfOthers })),
      ],
      fields: onlyFields(
        values.vat ? { ...fields, fields: { ...foundingFields, notary: grossNotary } } : fields,
        asked.parts,
      ),
      asked: { city, gesellschaftsvertrag: contract },
    },
    call,
  );
}

/** Where the service says how much of it is tax. */
const grossNotary = {
  ...foundingFields.notary,
  label: { de: 'Notar (brutto)', en: 'Notary (incl. VAT)' },
};

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

interface AskedBoth extends PartsAsked {
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
