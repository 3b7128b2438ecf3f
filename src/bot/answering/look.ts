// Where the answer is looked for: in what the service said of just the case, which is told where it surely answers; else in
// what holds in general, and last in what single cases have in common, for which more is asked of the service.
import type { Sentence } from '../../document/index.ts';
import {
  type AnsweredBy,
  answeredBy,
  asksDuty,
  type FactsRecord,
  fittingOf,
  type Fittings,
  isOfOtherState,
  isOtherRow,
  nearestIn,
  surestIn,
  type Piece,
  piecesIn,
  type Point,
  saysSomething,
  sentenceFor,
  stateNamed,
  type Told,
  toldOn,
  type AnswerKind,
} from '../../kit/index.ts';
import { hasSuppliers } from '../understanding/chooseCommand.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { namesIn, namesOf, tellingName } from './entryNames.ts';
import {
  asksOffice,
  type Known,
  knownOf,
  type OnMatter,
  type OpenCall,
  pointIn,
  tellsOfCase,
} from './matter.ts';

export interface Findings {
  readonly point: Point;
  readonly told: Told | undefined;
  readonly answer: FactsRecord | undefined;
  readonly texts: readonly string[];
  /** It was said of just the case that is asked about. */
  readonly isOfCase: (piece: Piece) => boolean;
  /** All that was looked through. */
  readonly pieces: readonly Piece[];
  /** What was said of just the case, also where the answer was looked for elsewhere. */
  readonly ofCase: readonly Piece[];
  /** What the sheet says of its fee, in words. */
  readonly ofFee: string;
  /** What answers the question, as it was learned. */
  readonly by: AnsweredBy | undefined;
  /** How likely what is reckoned for the case answers it; undefined where the service says it otherwise. */
  readonly shareOfCommand: number | undefined;
  /** A statement as a sentence, with the answer that it stands in. */
  readonly say: (piece: Piece) => { readonly sentence: Sentence; readonly answer: FactsRecord } | undefined;
  /** The statement that comes nearest, where it is worth saying so. */
  readonly nearest: Piece | undefined;
  /** The statement that surely answers, if one does. */
  readonly surest: Piece | undefined;
  /** How likely nothing of it answers; undefined where the service says it otherwise than where that was learned. */
  readonly shareOfNothing: number | undefined;
}

/** `ofCase`: what the service said of the case; `isOnCase`: that the question is on it. Throws FactsError. */
export async function lookAround(
  asking: OnMatter,
  ofCase: readonly FactsRecord[],
  isOnCase: boolean,
): Promise<Findings> {
  const own = ofCase.length > 0 ? await look(asking, { ofCases: false, ofCase }) : undefined;
  if (own && tellsOfJustIt(own)) return own;
  const first = besideCase(await look(asking, { ofCases: false }), own);
  const hasCases = asking.matter.command?.knowsOfCases !== undefined;
  if (isOnCase || !hasCases || !isOpen(first, asking.call) || asksOffice(asking)) return first;
  const more = besideCase(await look(asking, { ofCases: true }), own);
  return more.by ? more : first;
}

/** What holds in general, with what was said of just the case beside it. */
function besideCase(general: Findings, own: Findings | undefined): Findings {
  if (!own) return general;
  const isOfCase = (piece: Piece) => general.isOfCase(piece) || own.ofCase.includes(piece);
  return { ...general, isOfCase, ofCase: own.ofCase, say: (piece) => general.say(piece) ?? own.say(piece) };
}

/** A list may have other cases beside it. */
const tellsOfJustIt = (looked: Findings): boolean =>
  looked.by?.is === 'statement' &&
  looked.isOfCase(looked.by.piece) &&
  !isOfOtherEntry(looked.by.piece) &&
  looked.by.share >= leastOfOwn(looked);

/** It says nothing on it; the name of a paper is neither yes nor no. */
const isOpen = ({ by }: Findings, { intent }: OpenCall): boolean =>
  by === undefined ||
  by.is === 'nothing' ||
  (by.is === 'statement' && asksDuty(intent) && !saysSomething(by.piece));

/** Less likely nothing that is reckoned is the answer. */
const leastReckoned = 0.15;

/** Whether what is reckoned for the case may answer at all, as it was learned. Pure. */
export const mayBeReckoned = ({ shareOfCommand }: Findings): boolean =>
  shareOfCommand === undefined || shareOfCommand >= leastReckoned;

/** So likely a statement on just the case must be; less, where what is reckoned surely does not answer. Pure. */
export const leastOfOwn = (looked: Findings): number => (mayBeReckoned(looked) ? 0.6 : 0.5);

/** What is said of another entry of a list is nothing on what was spoken of. Pure. */
export const isOfOtherEntry = ({ isListed, isNamed, about }: Piece): boolean =>
  isListed && !isNamed && about !== undefined;

/** What is looked through besides what holds in general. */
export interface Besides {
  /** The single cases as well, for which more is asked of the service. */
  readonly ofCases: boolean;
  /** What the service has answered to just the case that is asked about. */
  readonly ofCase?: readonly FactsRecord[];
  /** And nothing else. */
  readonly isAlone?: true;
}

/** „… nötig, oder reicht die Unterrichtung?“: the words tell which of both. */
const eitherOr = /(?<!\p{L})(?:oder|or)(?!\p{L})/iu;

/** All that is known of the matter, rated for the point of the question. Throws FactsError. */
export async function look(asking: OnMatter, { ofCases, ofCase = [], isAlone }: Besides): Promise<Findings> {
  const { frame, call, matter } = asking;
  const { topic, command } = matter;
  const { facts, signal, lang, question } = call;
  const isValue = new Set([...frame.slots.values()].flatMap(({ candidate }) => namesOf(candidate.value)));
  const states = [...isValue].flatMap((name) => stateNamed(name) ?? []);
  const state = states.length === 1 ? states[0] : undefined;
  const values = frame.match.command === command ? valuesIn(frame) : {};
  const general = isAlone ? [] : await knownOf(matter, { facts, signal, lang, state, values }, ofCases);
  const fields = command?.fields;
  const known = [...ofCase.map((answer): Known => ({ answer, fields, isOfCases: true })), ...general];
  const asked = namesIn(question);
  const isNamed = (plain: string) => isValue.has(plain) || (plain.length > tellingName && asked.has(plain));
  const all = known.map(({ answer, fields, sameIn }) => ({
    answer,
    pieces: piecesIn(answer, { isNamed, fields, sameIn, lang }),
  }));
  const own = all.slice(0, ofCase.length).flatMap((one) => one.pieces);
  const point = pointIn(asking);
  const { figures } = point.asked;
  const pieces = eachOnce([...own, ...besideOwn(own, all.slice(ofCase.length))]).filter(
    ({ searchWords, says }) =>
      !isOfOtherState(searchWords, states) && !('clause' in says && isOtherRow(says.clause, figures)),
  );
  const speaking = { ...call, states };
  const without = new Set<AnswerKind>([
    ...(command ? [] : (['case', 'list'] as const)),
    ...(hasSuppliers(topic) ? [] : (['suppliers'] as const)),
  ]);
  const fits = fittingOf(point, pieces, speaking, without, ofCase.length > 0 ? 'ofCase' : 'general');
  const fitting = isFactSheet(frame) ? onSheet(fits, point) : fits;
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
    shareOfCommand: fitting.isKnown ? caseIn(fitting) : undefined,
    say,
    isOfCase: (piece) =>
      known.some(
        ({ isOfCases }, at) =>
          (at < ofCase.length || (isOfCases && tellsOfCase(frame))) && all[at]?.pieces.includes(piece),
      ),
    answer: told && answerOf(told.piece),
    nearest: nearestIn(fitting),
    surest: surestIn(fits),
    shareOfNothing: fitting.isKnown ? fitting.none : undefined,
    texts: pieces.map(({ searchWords }) => searchWords),
    pieces,
    ofCase: own,
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

const caseIn = ({ kinds }: Fittings): number => (kinds.get('case') ?? 0) + (kinds.get('list') ?? 0);

/** What a command would reckon for a case, its fact sheet has as the fee or the time in general. */
function onSheet(fitting: Fittings, { need, asked }: Point): Fittings {
  const field = need === 'money' && !asked.isGain ? 'fee' : need === 'time' ? 'time' : undefined;
  if (field === undefined) return fitting;
  const { kinds: of } = fitting;
  const share = (of.get(field) ?? 0) + (of.get('case') ?? 0);
  return { ...fitting, kinds: new Map([...of, [field, share], ['case', 0]]) };
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
