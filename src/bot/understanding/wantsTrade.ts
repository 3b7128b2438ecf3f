// Whether somebody is looked for who does it for money: a tradesman, a company, an adviser, and not the one that is only spoken of.
import { anyOf, asksWhichPlaces } from '../../kit/index.ts';
import { wantedIn } from './whatIsWanted.ts';
import { intentOf, type ParsedMessage } from './parseMessage.ts';

/** Who names a trade may still have bought from it. */
const surerWithTrade = 0.3;
/** „Wer macht die Prüfung?“ asks for the authority. */
const surerWithoutTrade = 0.8;
/** „Wer baut mir das ein?“ */
const surerForMe = 0.6;
const forMe = /\b(?:mir|uns|me|us)\b/i;
/** Those who do it; a „Firma“ may also be the asker's own. */
const tradesmen =
  'händler|monteure?|zulassungsdienste?n?|installateure?|handwerker|fachbetriebe?|anbieter|dienstleister|(?:heizungs|ofen|kamin|pumpen|anlagen)bauern?|elektriker|solateure?|' +
  'verleih(?:er)?|dealers?|electricians?|installers?|contractors?|providers?|(?:hunting |driving |training )?schools? (?:you|do you|that)';
const businesses = 'firmen|firma|betriebe?|compan(?:y|ies)|(?:dienst|service),? (?:der|that|which|who)';
/** „von Händlern“: an -n more is a case of the same word. */
const asWords = (names: string) => anyOf(`(?:${names})n?`);
const tradesman = asWords(tradesmen);
/** „Haben Sie dafür Firmen?“, „Who sells electric cars?“ */
const seekingTrade =
  /\b(?:who|wer) (?:sells?|installs?|fits|rents? out|verkauft|verleiht|installiert|montiert|liefert)\b|\bwo (?:kauft|kaufe?n?|bestellt) (?:ich|man|wir)\b|\b(?:haben sie|habt ihr|hast du|gibt es|gibt['’]?s|kennen sie|kennt ihr|do you have|are there)(?: \p{Ll}+){0,2} (?:firmen|betriebe|anbieter|schulen|companies|suppliers|schools)\b(?! (?:die|who|that))/iu;
const trade = asWords(`${tradesmen}|${businesses}`);
const taughtBy = `${tradesmen}|(?:jagd)?schulen?|bildungsträger|kursanbieter|(?<!driving )schools?|course providers?`;
const taught = asWords(taughtBy);
const oneOfThem = new RegExp(
  String.raw`^(?:eine?[nrm]?|ne|any|an?|some) (?:[\p{L}-]+ )?(?:${taughtBy})(?!\p{L})`,
  'iu',
);

/** „einen Elektriker in Köln“, „Kennst du eine Schule?“: beside another question it is looked for. Pure. */
export const seeksNamed = ({ text }: ParsedMessage): boolean =>
  oneOfThem.test(text) || (taught.test(text) && (seeking.test(text) || needing.test(text)));
const needing = /(?<!\p{L})(?:(?:ich|wir) (?:brauch|bräucht)\p{L}*|(?:i|we) need)(?!\p{L})/iu;

/** „einen Zulassungsdienst“, „eine Schule“ Pure. */
export const namesTrade = ({ text }: ParsedMessage): boolean => tradesman.test(text) || taught.test(text);

/** Who is paid for advice; an authority is none of them. */
const adviser = asWords(
  'notare?(?![-\\p{L}])|notarin|anw[aä]lte?|anwalts?|rechtsanw[aä]lte?|steuerberater(?:in)?|makler|gutachter|notary|notaries|lawyers?|solicitors?|attorneys?|tax advis[eo]rs?',
);
const seeking =
  /empfehl|empfiehl|\bliste\b|auflisten|\blist\b|\bkenn(?:st|t ihr|en sie)\b|\bnenn|\bsuche?n?\b|gesucht|vermittel|recommend|suggest|do you know|looking for|find me/i;

/** „Könnt ihr mir einen Notar empfehlen?“ Pure. */
export const seeksAdviser = (said: ParsedMessage): boolean =>
  adviser.test(said.text) &&
  seeking.test(said.text) &&
  !ofFigures.test(said.text) &&
  intentOf(said).aspect !== 'cost';

/** „Notar, Register … – welche Hausnummer kann ich ihr nennen?“ */
const ofFigures =
  /(?<!\p{L})(?:hausnummer|größenordnung|summe|betrag|zahl|preis|figure|amount|sum|price)(?!\p{L})/iu;

/** „Habt ihr Firmen, die …?“ Pure. */
export const asksForFirms = (said: ParsedMessage): boolean =>
  seekingTrade.test(said.text) || (tradesman.test(said.text) && seeking.test(said.text));

/** Whether somebody is looked for who does it for money. Pure. */
export function wantsTrade(said: ParsedMessage): boolean {
  const { intents } = wantedIn(said);
  const score = intents.find(({ value }) => value === 'suppliers')?.score ?? 0;
  const { aspect } = intentOf(said);
  // „Muss die Umzugsfirma das beantragen?“, „wir als Firma, welche Förderung …“ speak of one, and ask something else.
  const isAskedOther = aspect !== undefined && aspect !== 'authority';
  if (seeksAdviser(said)) return true;
  if (asksWhichPlaces(said.typed)) return false;
  if (knowsOne.test(said.text.trim())) return true;
  if (asksForFirms(said) && !isAskedOther) return true;
  if (office.test(said.text) || ofOne.test(said.text)) return false;
  if (!trade.test(said.text) && onDay.test(said.text)) return false;
  if (!trade.test(said.text))
    return score >= (forMe.test(said.text) ? surerForMe : surerWithoutTrade) && !isAskedOther;
  // „Wärmepumpen Monteur 80331“ says nothing else; „Firma gründen“ is no search.
  const isAll =
    tradesman.test(said.text) &&
    said.words.length <= mostWordsOfSearch &&
    said.words.every(({ text }) => !/\d/.test(text) || isPostcode(text));
  return score >= surerWithoutTrade || (!isAskedOther && (score >= surerWithTrade || isAll));
}

/** „und für jemand, der bloß einfache Bewachung macht?“ says whose case it is. */
const ofOne = /(?<!\p{L})(?:für jemand(?:en)?,? (?:der|die|das)|for (?:some|any)(?:one|body) who)(?!\p{L})/iu;

/** „Bitte Behörde nennen“, „Macht das das Amt, oder muss ich eine Firma nehmen?“: whoever names an authority looks for no firm. */
const office =
  /(?<!\p{L})(?:\p{L}*behörden?|authority|wer stellt [^.?!]{0,60}(?<!\p{L})aus|who issues|(?:amt|stadt|gemeinde|polizei|office|city),? (?:oder|or) [^.?!]{0,30}(?:firma|unternehmen|dienstleister|company|contractor))(?!\p{L})/iu;
/** „Kennst du eine?“ behind a firm that was spoken of. */
const knowsOne =
  /^(?:und |and )?(?:kennst du|kennt ihr|kennen sie|habt ihr|hast du|do you know|do you have) (?:da |dafür )?(?:eine[nr]?|jemand(?:en)?|welche|one|any)\s?\??$/iu;
/** „Brauche eine Zone in Köln, Samstag in drei Wochen“ tells a case. */
const onDay =
  /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:über)?morgen|kw ?\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?!\p{L})|(?<!\d)\d{1,2}\.\d{1,2}\./iu;
const mostWordsOfSearch = 6;
const isPostcode = (text: string) => /^\d{5}$/.test(text);

/** Whether somebody is looked for who does it for money, where the topic is known from what was said before. Pure. */
export function wantsTradeOfTopic(said: ParsedMessage): boolean {
  const [best, ...others] = wantedIn(said).intents.filter(({ value }) => value !== 'other');
  const all = others.reduce((sum, { score }) => sum + score, best?.score ?? 0);
  return best?.value === 'suppliers' && best.score >= all * mostOfIt && !office.test(said.text);
}
/** „Wer zieht die ein?“ may want many things. */
const mostOfIt = 0.75;
