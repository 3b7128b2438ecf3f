// Whether what came is what a question must lead to; if not, what is wrong with it.
import type { Outcome, Question } from './outcome.ts';
import { casesIn, differences, isSame, onePlaceIn, overviewOf, plain } from './requests.ts';
import type { FactsRequest } from 'facts-sandbox';
import { languageOf } from './language.ts';

/** A reply, and the requests that went out for it. */
export interface Came {
  readonly reply: string;
  readonly requests: readonly FactsRequest[];
}

export const firstLineOf = (reply: string) => reply.split('\n')[0] ?? '';

/** Undefined when all is well. */
export function fault(question: Question, came: Came, next: Came | undefined): string | undefined {
  return (
    faultIn(question.then, came) ??
    (question.next && next ? faultIn(question.next.then, next, question.next.say) : undefined) ??
    wrongLanguage(question, next ?? came) ??
    silentCorrection(question, next ?? came) ??
    leftOut(question, came)
  );
}

/** The bot's own fault, or the service's: no outcome of any question. */
const broken = /nicht geklappt|did not work|Faktendienst antwortet|facts service does not/;

/** One of these outcomes is what came. */
export const isMet = (then: readonly Outcome[], came: Came): boolean =>
  !broken.test(firstLineOf(came.reply)) && then.some((outcome) => isAsExpected(outcome, came));

function faultIn(then: readonly Outcome[], came: Came, after?: string): string | undefined {
  if (isMet(then, came)) return undefined;
  const cases = casesIn(came.requests);
  const got = [...cases, `„${firstLineOf(came.reply).slice(0, 150)}“`].join(' ');
  return `${after === undefined ? '' : `then „${after}“ `}expected ${inWords(then)}; came ${got}`;
}

const sheet = /^\/(?:topics\/[^/]+\/facts|jagdschein\/(?:facts|detail))\/$/;

/**
 * Without what is looked through for what needs no case, before it is asked back: the fact sheet, and several cases of one
 * resource for what they have in common.
 */
function lookedFor(cases: readonly string[]): readonly string[] {
  const single = cases.filter((one) => !sheet.test(one));
  const resources = new Set(single.map((one) => one.split('/results/')[0]));
  return single.length > 1 && resources.size === 1 ? [] : single;
}

const isAskBack = ({ reply }: Came) => /\[↩ (?:Rückfrage|Question back)/.test(reply);

const honest =
  /keine Daten|keine Angabe|nennt der Dienst nichts|service (?:has|states) nothing|kenne ich nicht|weiß ich nicht|rate nicht|nicht enthalten|leider nicht helfen|cannot help|no data|not know|do not guess|not included|Rechtsberatung gebe ich nicht|give no legal advice/i;

/** Money, days, per cent: what a figure of an answer looks like. */
const figure = /\d\s?(?:€|EUR\b|%|Tage|days)|€\s?\d/;

function isAsExpected(outcome: Outcome, came: Came): boolean {
  const cases = casesIn(came.requests);
  const says = (parts: readonly (string | RegExp)[]) =>
    parts.every((part) =>
      typeof part === 'string' ? plain(came.reply).includes(plain(part)) : part.test(came.reply),
    );
  const isSilent = lookedFor(cases).length === 0;
  switch (outcome.is) {
    case 'result':
      return (isCase(outcome.request, cases) || isShownPlace(outcome.request, came)) && !isAskBack(came);
    case 'compares':
      return (areCases(outcome.requests, cases) || isOverviewOf(outcome.requests, came)) && !isAskBack(came);
    case 'shows':
      return (
        lookedFor(cases).every((one) => onePlaceIn(one) !== undefined) &&
        !isAskBack(came) &&
        !honest.test(firstLineOf(came.reply)) &&
        says(outcome.says)
      );
    case 'intent':
      return lookedFor(cases).length === 0 && isAskBack(came) && says(outcome.says);
    case 'refuses':
      return isSilent && !figure.test(boldIn(came.reply)) && says(outcome.says);
    case 'outOfScope': {
      const named = [...firstLineOf(came.reply).matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const topics = named.filter((name) => !/^(?:hilfe|help|themen|topics)$/.test(name));
      return (
        isSilent && honest.test(firstLineOf(came.reply)) && !figure.test(came.reply) && topics.length <= 3
      );
    }
    case 'noFigure':
      return isSilent && !isAskBack(came) && !figure.test(came.reply);
  }
}

/** What a refusal repeats or offers may be figures; a result in bold in its first line may not. */
const boldIn = (reply: string) => /^\*\*[^*]*\*\*/.exec(reply)?.[0].replace(/„[^“]*“|“[^”]*”/g, '') ?? '';

/**
 * A topic may be asked for without the place too: how the service spells it, or what it says where it has no record.
 * Suppliers of a town are looked for before those of its state; where it has none, those of the state are shown.
 */
function isCase(request: string, cases: readonly string[]): boolean {
  // The point of a question may stand in the fact sheet, or in the other view of the same state.
  const isView = (one: string) => /^\/jagdschein\/(?:facts|detail)\//.test(one);
  const isSameState = (one: string) => isView(one) && plain(one).endsWith(`/${stateIn(request)}/`);
  const isBeside = (one: string) =>
    (sheet.test(one) && !request.startsWith('/topics/')) || (isView(request) && isSameState(one));
  const others = cases.filter((one) => !isSame(one, request) && !isBeside(one));
  const isTopic = request.startsWith('/topics/');
  const isBefore = (one: string) =>
    request.startsWith(one) ||
    inCommon.test(one) ||
    (request.includes('/suppliers/') && one.split('?')[0] === request.split('?')[0]) ||
    (request.includes('?state=') && one.startsWith(request.replace(/state=.*/, 'city=')));
  return cases.some((one) => isSame(one, request)) && others.every((one) => isTopic && isBefore(one));
}

/** What the cases of a matter have in common is looked through where its sheet has nothing. */
const inCommon =
  /^\/calculator\/(?:kaminofen\/results\/\w+\/(?:bayern\/5000|nordrhein-westfalen\/12000)|waermepumpe\/results\/\w+\/over_100k)\/$/;

const stateIn = (request: string) => plain(request).split('/').filter(Boolean).at(-1);

/** One place with a no-parking zone may be asked for as a pair with itself, or shown from the list of places. */
function isShownPlace(request: string, { reply, requests }: Came): boolean {
  const place = onePlaceIn(request);
  const others = casesIn(requests).filter((one) => !sheet.test(one));
  // A service may call it by a part of its name: „Frankfurt“.
  const name = place?.replace(/-am-\w+$/, '');
  return name !== undefined && others.length === 0 && plain(reply).includes(name);
}

/** All of them, and no other one. */
const areCases = (requests: readonly string[], cases: readonly string[]) =>
  requests.every((request) => cases.some((one) => isSame(one, request))) &&
  cases.every((one) => requests.some((request) => isSame(one, request)));

/** The overview of these cases was asked in their place, and what tells them from each other is shown. */
function isOverviewOf(requests: readonly string[], { reply, requests: sent }: Came): boolean {
  const overviews = requests.map(overviewOf);
  const isAsked = sent.some(({ path }) => path.replace('/api/v1', '') === overviews[0]);
  const isOne = overviews.every((overview) => overview === overviews[0]);
  const shown = plain(reply);
  return (
    casesIn(sent).length === 0 &&
    isAsked &&
    isOne &&
    differences(requests).every((one) => shown.includes(one))
  );
}

/** What is expected, for who reads of a miss. */
export const inWords = (then: readonly Outcome[]): string => then.map(outcomeInWords).join(' OR ');

function outcomeInWords(outcome: Outcome): string {
  if (outcome.is === 'result') return outcome.request;
  if (outcome.is === 'compares') return `compares(${outcome.requests.join(', ')})`;
  return 'says' in outcome ? `${outcome.is}(${outcome.says.join(', ')})` : outcome.is;
}

function wrongLanguage({ kind }: Question, { reply }: Came): string | undefined {
  const expected = kind === 'English' ? 'en' : 'de';
  // What the service says in German only is marked so.
  const found = languageOf(firstLineOf(reply).replace(/in German: .*/, ''));
  return found === undefined || found === expected
    ? undefined
    : `answered in the other language: „${firstLineOf(reply).slice(0, 150)}“`;
}

/** A place or a figure is said to be corrected; for the command itself, what was understood is enough. */
function silentCorrection({ corrected, command }: Question, { reply }: Came): string | undefined {
  if (corrected === undefined) return undefined;
  const said = [...reply.matchAll(/als \*\*([^*]+)\*\* gelesen|Read “[^”]*” as \*\*([^*]+)\*\*/g)].map(
    ([, de, en]) => de ?? en ?? '',
  );
  const understood = /(?:Verstanden als|Understood as): ([^,.]+)/.exec(reply)?.[1] ?? '';
  const isSaid = (corrected === command ? [...said, understood] : said).some((value) =>
    value.toLowerCase().includes(corrected.toLowerCase()),
  );
  return isSaid ? undefined : `does not say that it was read as ${corrected}`;
}

/** The answer says that it did not understand some of the words. */
export const leavesWordsOut = ({ reply }: Came) => /Nicht verstanden und|Not understood and/.test(reply);

/** The strict command line is made of arguments only. */
const leftOut = ({ kind }: Question, came: Came): string | undefined =>
  kind === 'strict' && leavesWordsOut(came) ? 'says that words were not understood' : undefined;

/** Money, days, a date: whatever stands there in bold is taken for the answer; „§ 34a“ and what is quoted is not. */
const numberInBold = /(?<![\p{L}\d§]|§\s)\d[\d.,]*(?![\p{L}\d])/u;

/** A figure in bold in the first line of what is no question back: wrong, where no outcome was met. */
export function statesFigure(came: Came): boolean {
  const bold = [...firstLineOf(came.reply).matchAll(/\*\*([^*]+)\*\*/g)].map(([, inside = '']) =>
    inside.replace(/„[^“]*“|“[^”]*”/g, ''),
  );
  return !isAskBack(came) && bold.some((inside) => numberInBold.test(inside));
}
