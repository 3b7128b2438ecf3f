// The matter of a question, its topic and the command that reckons for it; and all that the service says of it, as answers: the
// fact sheet, what its command knows whatever the case is, and the single cases.
import { FactsError } from '../../facts/index.ts';
import { getTopicFacts } from '../../facts/endpoints/getTopics.ts';
import {
  type Call,
  ClarificationNeeded,
  type Command,
  type Knowledge,
  type Point,
  pointOf,
  topicOf,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { commandFor, topicOfCommand } from '../understanding/chooseCommand.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';

/** What a command is called with but for the values: what is asked, and by what. */
export type OpenCall = Omit<Call, 'values'>;

/** A frame as it is to be answered, made by `askingOf` in run.ts: what looks for an answer takes it as it is. */
export interface Asking {
  readonly frame: Frame;
  readonly call: OpenCall;
  /** Undefined where it is on none, as what the bot says of itself. */
  readonly matter: Matter | undefined;
}

/** The same on a matter that the service may say something of. */
export interface OnMatter extends Asking {
  readonly matter: Matter;
}

export const isOnMatter = (asking: Asking): asking is OnMatter => asking.matter !== undefined;

export interface Matter {
  readonly topic: string;
  readonly names: readonly string[];
  readonly command: Command | undefined;
}

/** What a frame is about: its command's topic, or the one that a fact sheet or a list of suppliers is asked for. */
export function topicOfFrame({ match, slots }: Frame, catalogue: Catalogue): string | undefined {
  const own = topicOfCommand(match.command, catalogue);
  if (own !== undefined || match.command.about === undefined) return own;
  const value = slots.get('thema')?.candidate.value;
  return typeof value === 'string' ? value : (value as { readonly value?: string } | undefined)?.value;
}

/** The topic that a frame is about, all its names, and the command that reckons for it. */
export function matterOf(frame: Frame, catalogue: Catalogue): Matter | undefined {
  const { about } = frame.match.command;
  // A list of suppliers says nothing of the matter itself.
  const topic = about && !isFactSheet(frame) ? undefined : topicOfFrame(frame, catalogue);
  if (topic === undefined) return undefined;
  const reckons = commandFor(topic, catalogue);
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
  !isFactSheet({ match }) &&
  typedIn({ match, slots: new Map([...slots].filter(([, { candidate }]) => !candidate.impossible)) }).length >
    0;

export const pointIn = ({ frame, matter: { names }, call }: OnMatter): Point =>
  pointOf(call, names, typedIn(frame));

/** The fact sheet of a topic, what its command knows whatever the case is, and the single cases. */
export async function knownOf(
  { topic, command }: { readonly topic: string; readonly command: Command | undefined },
  knowing: Knowing,
  ofCases: boolean,
): Promise<readonly Known[]> {
  const { facts, signal } = knowing;
  const [sheet, ...own] = await Promise.all([
    unlessMissing(() => getTopicFacts(facts, topic, signal)),
    unlessMissing(() => command?.knows?.(knowing)),
    unlessMissing(() => (ofCases ? command?.knowsOfCases?.(knowing) : undefined)),
  ]);
  const [general = [], cases = []] = own;
  const { fields } = command ?? {};
  return [
    ...(sheet ? [{ answer: sheet, isOfCases: false }] : []),
    ...general.map((one): Known => ({ ...one, fields, isOfCases: false })),
    ...cases.map((one): Known => ({ ...one, fields, isOfCases: true })),
  ];
}

export interface Known extends Knowledge {
  /** What its fields are called; those of a fact sheet by the words of their names. */
  readonly fields?: Command['fields'];
  /** It is said of single cases. */
  readonly isOfCases: boolean;
}

type Knowing = Parameters<NonNullable<Command['knows']>>[0];

type Ask<Value> = () => Promise<Value | undefined> | undefined;

/** What a service does not have is not looked through. */
const unlessMissing = <Value>(ask: Ask<Value>) => unless(isMissing, ask);
const isMissing = (error: unknown) => error instanceof FactsError && error.kind !== 'unreachable';

/** A case that the service does not have, or that has questions of its own, is none to try. */
export const unlessFailed = <Value>(ask: Ask<Value>) =>
  unless((error) => isMissing(error) || error instanceof ClarificationNeeded, ask);

/** Where the service is away, what it said before of just the case may be at hand. */
export const unlessAway = <Value>(ask: Ask<Value>) => unless((error) => error instanceof FactsError, ask);

async function unless<Value>(isNone: (error: unknown) => boolean, ask: Ask<Value>) {
  try {
    return await ask();
  } catch (error) {
    if (isNone(error)) return undefined;
    throw error;
  }
}

/** Which office a state has stands in a record of its own. Pure. */
export const asksOffice = ({ frame, call: { intent } }: Asking): boolean =>
  isFactSheet(frame) && intent.aspect === 'authority' && frame.slots.has('land');
