// What the service says of the matter of a question, looked through for its point: the fact sheet, what its command knows
// whatever the case is, and last the single cases, as far as they say the same.
import { type Document, note, type Note, type Sentence } from '../../document/index.ts';
import {
  type AnsweredBy,
  answeredBy,
  asksDuty,
  type Call,
  type Command,
  type FactsRecord,
  fittingOf,
  isOfOtherState,
  type Fittings,
  nearestTo,
  type Piece,
  piecesIn,
  type Point,
  pointOf,
  readProvenance,
  rowPieces,
  saysVerdict,
  sentenceFor,
  stateNamed,
  type Told,
  toldOn,
  topicOf,
  type Whole,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { hasSuppliers, topicOfCommand } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';
import { type Known, knownOf } from './known.ts';
import { namesIn, namesOf, tellingName } from './names.ts';

export type Asking = Omit<Call, 'values'>;

export interface Matter {
  readonly topic: string;
  readonly names: readonly string[];
  readonly command: Command | undefined;
}

/** The topic that a frame is about, all its names, and the command that reckons for it. */
export function matterOf({ match: { command }, slots }: Frame, catalogue: Catalogue): Matter | undefined {
  const typed = slots.get('thema')?.candidate.value;
  const ofSheet =
    typeof typed === 'object' && typed !== null && 'value' in typed ? String(typed.value) : undefined;
  const topic = topicOfCommand(command, catalogue) ?? (command.about === 'topics' ? ofSheet : undefined);
  if (topic === undefined) return undefined;
  const reckons = catalogue.commands.find((one) => topicOfCommand(one, catalogue) === topic);
  const names = topicOf(topic);
  const own = reckons ? [...reckons.name.de, ...reckons.name.en] : [];
  return { topic, names: [topic, ...(names ? [...names.de, ...names.en] : []), ...own], command: reckons };
}

/** What was said for a value; the name of an option is what is asked about: „Registergebühr“, „Notar“. */
export const typedIn = ({ match: { command }, slots }: Pick<Frame, 'match' | 'slots'>): readonly string[] =>
  [...slots].flatMap(([key, { typed, candidate }]) => {
    const isOption = command.arguments[key]?.named === true && typeof candidate.value === 'string';
    return isOption ? [] : [typed];
  });

/** A value of the case was said, and is one that the service can have. */
export const tellsOfCase = ({ match, slots }: Frame): boolean =>
  match.command.about !== 'topics' &&
  typedIn({ match, slots: new Map([...slots].filter(([, { candidate }]) => !candidate.impossible)) }).length >
    0;

export const pointIn = (frame: Frame, { names }: Matter, call: Asking): Point =>
  pointOf(call, names, typedIn(frame));

export interface Looked {
  readonly point: Point;
  readonly told: Told | undefined;
  readonly answer: FactsRecord | undefined;
  readonly texts: readonly string[];
  /** It was said of just the case that is asked about. */
  readonly isOfCase: (piece: Piece) => boolean;
  /** All that was looked through. */
  readonly pieces: readonly Piece[];
  /** What the sheet says of its fee, in words. */
  readonly ofFee: string;
  /** What answers the question, as it was learned. */
  readonly by: AnsweredBy | undefined;
  /** How likely what is reckoned for the case answers it; undefined where the service says it otherwise. */
  readonly ofCase: number | undefined;
  /** A statement as a sentence, with the answer that it stands in. */
  readonly say: (piece: Piece) => { readonly sentence: Sentence; readonly answer: FactsRecord } | undefined;
  /** The statement that comes nearest, where it is worth saying so. */
  readonly nearest: Sentence | undefined;
}

/** „… nötig, oder reicht die Unterrichtung?“: the words tell which of both. */
const eitherOr = /(?<!\p{L})(?:oder|or)(?!\p{L})/iu;

/** What stands below a denial. */
export const comesNearest = (nearest: Sentence, say: Asking['say']): Note =>
  note('condition', [say({ de: 'Am nächsten kommt: ', en: 'What comes nearest: ' }), ...unjudged(nearest)]);

/** Without its yes or no: that answers another question, or is not sure. */
export const unjudged = (said: Sentence): Sentence => (saysVerdict(said) ? said.slice(2) : said);

/** What the service says on the point, said first and with nothing else of its answer. */
export function toldDocument(sentence: Sentence, answer: FactsRecord, { lang, today }: Asking): Document {
  const provenance = readProvenance(answer, lang, today);
  return { lang, headline: sentence, firstLine: 'point', ...(provenance ? { provenance } : {}) };
}

/** The rows of an answer to a case, looked through without asking for anything. Pure. */
export function lookInRows({ tables = [] }: Document, point: Point, call: Asking): Told | undefined {
  const [shown, all] = [tables.slice(0, 1), tables].map((some) => toldOn(point, rowPieces(some), call));
  // „Notar (brutto)“ is in the sum that is shown, „Notar netto“ is folded.
  return shown && shown.coverage >= (all?.coverage ?? 0) * nearlyAsGood ? shown : all;
}

const nearlyAsGood = 0.9;

/** What is looked through besides what holds in general. */
export interface Besides {
  /** The single cases as well, for which more is asked of the service. */
  readonly ofCases: boolean;
  /** What the service has answered to just the case that is asked about. */
  readonly ofCase?: readonly FactsRecord[];
}

/** All that is known of the matter, rated for the point of the question. Throws FactsError. */
export async function look(
  frame: Frame,
  matter: Matter,
  call: Asking,
  { ofCases, ofCase = [] }: Besides,
): Promise<Looked> {
  const { topic, command } = matter;
  const { facts, signal, lang, question } = call;
  const isValue = new Set([...frame.slots.values()].flatMap(({ candidate }) => namesOf(candidate.value)));
  const states = [...isValue].flatMap((name) => stateNamed(name) ?? []);
  const state = states.length === 1 ? states[0] : undefined;
  const values = frame.match.command === command ? valuesIn(frame) : {};
  const general = await knownOf({ topic, command }, { facts, signal, lang, state, values }, ofCases);
  const fields = command?.fields;
  const known = [...ofCase.map((answer): Known => ({ answer, fields, isOfCases: true })), ...general];
  const asked = namesIn(question);
  const isNamed = (plain: string) => isValue.has(plain) || (plain.length > tellingName && asked.has(plain));
  const all = known.map(({ answer, fields, sameIn }) => ({
    answer,
    pieces: piecesIn(answer, { isNamed, fields, sameIn, lang }),
  }));
  const own = all.slice(0, ofCase.length).flatMap((one) => one.pieces);
  const pieces = eachOnce([...own, ...besideOwn(own, all.slice(ofCase.length))]).filter(
    ({ looked }) => !isOfOtherState(looked, states),
  );
  const point = pointIn(frame, matter, call);
  const speaking = { ...call, states };
  const without = new Set<Whole>([
    ...(command ? [] : (['case', 'list'] as const)),
    ...(hasSuppliers(topic) ? [] : (['suppliers'] as const)),
  ]);
  const fits = fittingOf(point, pieces, speaking, without, ofCase.length > 0 ? 'ofCase' : 'general');
  const fitting = frame.match.command.about === 'topics' ? onSheet(fits, point) : fits;
  const told = toldOn(point, pieces, speaking, fitting);
  const answerOf = (piece: Piece) => all.find((one) => one.pieces.includes(piece))?.answer;
  const say = (piece: Piece) => {
    const sentence = sentenceFor(piece, point, speaking);
    const answer = answerOf(piece);
    return sentence && answer && { sentence, answer };
  };
  return {
    point,
    told,
    by: answeredBy(fitting, {
      need: point.need,
      isEither: eitherOr.test(question),
      alternative: question.split(eitherOr)[1],
      isDuty: call.intent.whether && asksDuty(call.intent) && point.need === undefined,
    }),
    ofCase: fitting.isKnown ? caseIn(fitting) : undefined,
    say,
    isOfCase: (piece) =>
      known.some(
        ({ isOfCases }, at) =>
          (at < ofCase.length || (isOfCases && tellsOfCase(frame))) && all[at]?.pieces.includes(piece),
      ),
    answer: told && answerOf(told.piece),
    nearest: nearestTo(point, fitting, speaking),
    texts: pieces.map(({ looked }) => looked),
    pieces,
    ofFee: known.map(({ answer }) => feeIn(answer)).join('; '),
  };
}

const feeIn = (answer: FactsRecord): string =>
  answer
    .values()
    .flatMap(({ path: [at, key], value }) =>
      key !== undefined && /^(?:fees?|gebuehr(?:en)?)$/.test(String(at)) && typeof value === 'string'
        ? [value]
        : [],
    )
    .join('; ');

const caseIn = ({ wholes }: Fittings): number => (wholes.get('case') ?? 0) + (wholes.get('list') ?? 0);

/** What a command would reckon for a case, its fact sheet has as the fee or the time in general. */
function onSheet(fitting: Fittings, { need, asked }: Point): Fittings {
  const field = need === 'money' && !asked.isGain ? 'fee' : need === 'time' ? 'time' : undefined;
  if (field === undefined) return fitting;
  const { wholes: of } = fitting;
  const share = (of.get(field) ?? 0) + (of.get('case') ?? 0);
  return { ...fitting, wholes: new Map([...of, [field, share], ['case', 0]]) };
}

/** Lists have other cases of the same name: „Erfurt: Gesamtpreis“ with each course. */
function besideOwn(
  own: readonly Piece[],
  others: readonly { readonly pieces: readonly Piece[] }[],
): readonly Piece[] {
  const nameOf = ({ about, says }: Piece) => JSON.stringify([about, 'label' in says ? says.label : '']);
  const said = new Set(own.filter(({ says }) => 'label' in says).map(nameOf));
  return others.flatMap(({ pieces }) =>
    pieces.filter((piece) => !piece.isListed || !said.has(nameOf(piece))),
  );
}

/** What stands in the sheet and in a case is one statement. */
function eachOnce(pieces: readonly Piece[]): readonly Piece[] {
  const seen = new Set<string>();
  return pieces.filter(({ about, says }) => seen.size < seen.add(JSON.stringify([about, says])).size);
}

const valuesIn = ({ slots }: Frame): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...slots].map(([key, { candidate }]) => [key, candidate.value]));
