// The cost of one founding: the total and its parts, what it leaves out, and what the service assumes.
import {
  type Call,
  type Choice,
  type Document,
  type FactsRecord,
  note,
  onlyFields,
  readFields,
  resultDocument,
} from '../../src/kit/index.ts';
import { foundingFields } from './fields.ts';
import type { Founders } from './founders.ts';
import { foundingHeadline } from './headline.ts';
import { foundingOfOthers, onOthers, reckonedFor } from './notes.ts';
import { type Contract, contracts, type PartsAsked } from './words.ts';

export interface Asked extends PartsAsked {
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
      subject: call.say({
        de: `GmbH-Gründung in ${city.label}, ${label.de}`,
        en: `Founding a GmbH in ${city.label}, ${label.en}`,
      }),
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
