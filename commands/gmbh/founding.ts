// The cost of one founding: the total and its parts, what it leaves out, and what the service assumes.
import {
  type Call,
  type Choice,
  countRange,
  type Document,
  type FactsRecord,
  listCell,
  moneyRange,
  readRange,
  resultDocument,
  type Sentence,
  sentence,
  text,
  textCell,
  yesNoCell,
  note,
} from '../../src/kit/index.ts';
import { type Contract, contracts } from './contracts.ts';
import { type Founders, founders } from './founders.ts';
import { labels } from './labels.ts';
import { headlineOf } from './headline.ts';
import type { PartsAsked } from './parts.ts';
import { readAssumption, readFees } from './readFounding.ts';

export interface Asked extends PartsAsked {
  readonly city: Choice;
  readonly contract: Contract;
  /** Who was said to found. */
  readonly founders: Founders | undefined;
}

export function foundingDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { say } = call;
  const { city } = asked;
  const contract = contracts[asked.contract];
  const fees = readFees(answer);
  const { total, notary, register, tradeOffice, shareCapital } = fees;
  const days = readRange(answer, ['total_days', 'processing_days', 'dauer_tage', 'gesamtdauer_tage']);
  const registerDays = readRange(answer, ['register_days', 'handelsregister_tage']);
  const isOnline = answer.yesNo('online_founding_available', 'online_founding', 'online_gruendung', 'online');
  const vat = answer.number('notary_vat_percent', 'notar_umsatzsteuer', 'vat_percent');
  const assumption = readAssumption(answer);
  const founding = answer.text('founders_de', 'founders', 'gruendende');
  const leftOut = answer.texts('not_included_de', 'not_included', 'nicht_enthalten');
  const notaryLabel =
    vat === undefined ? { de: 'Notar', en: 'Notary' } : { de: 'Notar (brutto)', en: 'Notary (incl. VAT)' };
  return resultDocument(
    answer,
    {
      headline: headlineOf(answer, fees, asked, call),
      subject: say({
        de: `GmbH-Gründung in ${city.label}, ${contract.label.de}`,
        en: `Founding a GmbH in ${city.label}, ${contract.label.en}`,
      }),
      notes: [
        note('condition', otherFounders(asked, founding, call)),
        note('condition', assumed(founding, assumption, call)),
      ],
      rows: [
        [{ de: 'Summe', en: 'Total' }, moneyRange(total)],
        [notaryLabel, moneyRange(notary)],
        [{ de: 'Handelsregister', en: 'Commercial register' }, moneyRange(register)],
        [{ de: 'Gewerbeanmeldung', en: 'Trade office' }, moneyRange(tradeOffice)],
        [
          { de: 'Stammkapital (nicht in der Summe)', en: 'Share capital (not in the total)' },
          moneyRange(shareCapital),
        ],
        [{ de: 'Dauer insgesamt', en: 'Duration in all' }, countRange(days, 'day')],
        [{ de: 'davon Handelsregister', en: 'of it, commercial register' }, countRange(registerDays, 'day')],
        [
          { de: 'Registergericht', en: 'Register court' },
          textCell(answer.text('registergericht', 'register_court', 'court')),
        ],
        [{ de: 'online beim Notar möglich', en: 'Online at the notary' }, yesNoCell(isOnline)],
        [{ de: 'nicht in der Summe', en: 'Not in the total' }, listCell(leftOut)],
      ],
      labels,
    },
    call,
  );
}

/** Who the service takes to found: the contract knows only two kinds of articles. */
function assumed(
  founding: string | undefined,
  assumption: string | undefined,
  { say }: Call,
): Sentence | undefined {
  if (founding === undefined && assumption === undefined) return undefined;
  const who =
    founding === undefined
      ? []
      : say({
          de: sentence`Gerechnet für: ${text(founding)}. `,
          en: sentence`Reckoned for: ${text(founding)}. `,
        });
  return [...who, ...(assumption === undefined ? [] : [text(assumption)])];
}

/** Where the total was reckoned for more people than are said to found, or for fewer. */
function otherFounders(
  { contract, founders: said }: Asked,
  founding: string | undefined,
  { say }: Call,
): Sentence | undefined {
  const isReckonedSo = said === undefined || (said === 'one') === (contract === 'muster');
  if (isReckonedSo || founding === undefined) return undefined;
  const who = founders[said].label;
  return say({
    de: sentence`Für ${who.de} ${contracts[contract].withIt.de} nennt der Dienst keine Summe; andere Notarkosten stehen im Aufklapptext.`,
    en: sentence`For ${who.en} ${contracts[contract].withIt.en} the service states no total; other notary fees are in the spoiler.`,
  });
}
