// Yes or no where question and statement speak of one thing in words of one family: „Fällt Umsatzsteuer an?“ – „umsatzsteuerfrei“,
// „Ist die Ausrüstung mit drin?“ – „nicht enthalten“.
import { softened, type Verdict } from './grounds.ts';
import { anyOf } from '../recognisers/words.ts';

interface Family {
  /** How people ask for it. */
  readonly asks: RegExp;
  readonly yes: RegExp;
  /** Looked for first: „nicht enthalten“ has „enthalten“ too. */
  readonly no: RegExp;
}

const families: readonly Family[] = [
  // What one has to pay.
  {
    asks: anyOf(
      String.raw`(?:fällt|fallen) [^.?!]{0,60}(?<!\p{L})an|(?:muss|müssen) [^.?!]{0,80}(?:zahlen|bezahlen|versteuern)|(?:zahlen|bezahlen|versteuern) (?:muss|müssen)|\p{L}*(?:steuer|gebühr|abgabe)n? ja oder nein|(?:have|has) to pay|do [^.?!]{0,30} pay`,
    ),
    yes: anyOf(
      String.raw`(?:fällt|fallen) (?:\p{L}+ ){0,4}an|(?:wird|werden) (?:auch )?(?:erhoben|berechnet|fällig)|(?:ist|sind) (?:auch )?(?:zu zahlen|fällig)`,
    ),
    no: anyOf(
      String.raw`(?:umsatz|mehrwert|einkommen|kraftfahrzeug|kfz-)?steuerfrei|gebührenfrei|kostenfrei|kostenlos|keine (?:Gebühr|Steuer|Abgabe)\p{L}*`,
    ),
  },
  // What is in a sum.
  {
    asks: anyOf(
      String.raw`(?:mit|schon|bereits|alles) (?:\p{L}+ ){0,2}(?:drin|drinnen|dabei|enthalten|inbegriffen|eingerechnet|einkalkuliert)|(?:is|are) [^.?!]{0,60}included`,
    ),
    yes: anyOf(String.raw`enthalten|inbegriffen|eingerechnet|inklusive|einschließlich|included`),
    no: anyOf(
      String.raw`nicht (?:\p{L}+ )?(?:enthalten|inbegriffen|eingerechnet|in der Summe)|zuzüglich|zzgl|not included`,
    ),
  },
  // What stands for something else.
  {
    asks: anyOf('ersetzt|ersetzen|gilt als|entspricht|replaces?'),
    yes: anyOf('ersetzt|entspricht|gilt als|anerkannt'),
    no: anyOf(String.raw`(?:ersetzt|entspricht) (?:\p{L}+ )?nicht|nicht anerkannt`),
  },
];

/** What stands behind it holds in another case: „fällt auch an, wenn die Maßnahme entfällt“. */
const subordinate =
  /,\s*(?:auch )?(?:wenn|falls|sofern|soweit|solange|obwohl|weil|da|if|although)\s[^,;]*/giu;

/** A statement without what it is said to hold for. Pure. */
export const mainPart = (statement: string): string => statement.replace(subordinate, '');

/** „Geht das nachträglich?“ – „auch nachträglich“ */
const also = /(?<!\p{L})auch (\p{Ll}{5,})(?!\p{L})/iu;
const asksPossible = anyOf(String.raw`geht|gehen|kann|können|darf|dürfen|möglich|klappt`);

/** Undefined where they are of no common family, or the statement is of both. Pure. */
export function verdictByFamily(question: string, statement: string): Verdict | undefined {
  const main = mainPart(statement);
  for (const { asks, yes, no } of families) {
    if (!asks.test(question)) continue;
    const isNo = no.test(main);
    if (!isNo && !yes.test(main)) continue;
    if (softened.test(main)) return 'depends';
    return isNo ? 'no' : 'yes';
  }
  const [, how] = also.exec(main) ?? [];
  return how !== undefined && asksPossible.test(question) && question.includes(how) ? 'yes' : undefined;
}
