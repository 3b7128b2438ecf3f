// Which field of a fact sheet a question asks for, and what that says. Statements are looked for by the bot, whatever is asked.
import {
  aspectAnswered,
  type Call,
  clauseSentence,
  type FactsRecord,
  fieldFor,
  fieldLine as lineOfField,
  leadsOn,
  type Point,
  readable,
  type Sentence,
  type SheetField,
  type Speaking,
  text,
  valueSentence,
} from '../../src/kit/index.ts';
import { lawsFor } from './laws.ts';
import { feeLine, lineOn, type TopicSheet } from './sheet.ts';

export type Asking = Speaking & Pick<Call, 'answeredBy'>;

/** What the lines are made from. */
export interface Reading {
  readonly answer: FactsRecord;
  readonly sheet: TopicSheet;
  readonly point: Point;
  /** The states that the question names. */
  readonly states: readonly string[];
  readonly name: string;
  readonly call: Asking;
}

export interface FieldTold {
  readonly sentence: Sentence;
  /** The question names it, or the value that it is for, or it was decided: no statement says it better. */
  readonly isPoint: boolean;
}

/** The field that says what was asked; undefined where none does. */
export function fieldTold(reading: Reading): FieldTold | undefined {
  const { call } = reading;
  const decided = fieldFor(aspectAnswered(call.answeredBy));
  const field = decided ?? fieldAsked(reading);
  const row = field === 'fee' ? (valueLine(reading) ?? stateLine(reading)) : undefined;
  if (row) return { sentence: row, isPoint: true };
  const sentence = field && lineOf(field, reading);
  // A time may be another one than that of the matter: „… gegen den Bescheid Einspruch einzulegen?“
  const isWhole = field !== 'fee' && !(field === 'time' && reading.point.terms.length > 0);
  const isAsked = isWhole && field === fieldFor(call.intent.aspect);
  if (sentence) return { sentence, isPoint: decided !== undefined || isAsked };
  const other = decided ? undefined : unknownField(reading);
  return other && { sentence: other, isPoint: !reading.point.asked.isWho };
}

/** Of what is beside the matter, „Was kostet ein Anwalt?“, the sheet has no fee and no time. */
function fieldAsked({ point, call }: Reading): SheetField | undefined {
  const { asked, need } = point;
  if (need === 'office') return 'office';
  const field = need === 'money' ? 'fee' : fieldFor(call.intent.aspect);
  // „Wie viel km Reichweite?“ asks for no amount.
  const isNoAmount = isBeside(point) || asked.isGain || need === 'measure';
  if (field === 'fee') return isNoAmount ? undefined : 'fee';
  if (field === 'time') return isBeside(point) || asked.need !== undefined ? undefined : 'time';
  if (field !== undefined) return asked.need === undefined || field === 'online' ? field : undefined;
  return asked.isWho && need !== 'risk' ? 'office' : undefined;
}

/** It is on something else than the matter itself. */
const isBeside = ({ asked, terms }: Point): boolean => !asked.isOnMatter && terms.length > 0;

/** Of several laws those that are meant stand first. */
function lineOf(field: SheetField, { sheet, point, states, name, call }: Reading): Sentence | undefined {
  if (field === 'fee') return feeLine(sheet, name, call, true);
  return lineOn(field, sheet, call, lawsFor(sheet.laws, { terms: point.asked.terms, states }));
}

/** A field that the sheet does not know, by its name: `age`, `takes`. */
function unknownField({ answer, point, name, call }: Reading): Sentence | undefined {
  const { need, isGain, isWho } = point.asked;
  const aspect = isWho ? 'authority' : call.intent.aspect;
  if (need === undefined && (aspect === undefined || (isBeside(point) && !isWho))) return undefined;
  const intent = { ...call.intent, aspect };
  return lineOfField(answer, { intent, need, isGain, subject: name }, call.say);
}

/** The row for the value that was asked: „bei 25.000 € Nachlass“. */
function valueLine({ point: { asked }, sheet: { feeText = '' }, call }: Reading): Sentence | undefined {
  const { say } = call;
  const [figure] = asked.figures;
  const found = valueSentence(figure, feeText.split(/;\s+/), call);
  if (found) return found;
  // A table without this value: what it has is shown, and nothing of it stands out.
  if (figure === undefined || !leadsOn.test(feeText)) return undefined;
  const has = text(readable(feeText));
  return say`**Für diesen Wert nennt der Dienst keinen Betrag**, sondern: ${has}.
    **The service states no amount for this value**, but: ${has}.`;
}

/** „560 EUR (Rendsburg-Eckernförde) bis 1.230 EUR (Brandenburg)“: the fee of the state that is spoken of, where the words have one. */
function stateLine({ point, sheet: { feeText = '' }, states, call }: Reading): Sentence | undefined {
  const isNamed = states.some((state) => feeText.includes(state));
  return isNamed ? clauseSentence(feeText, 'money', point.asked, { lang: call.lang, states }) : undefined;
}
