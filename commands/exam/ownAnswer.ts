// The first line on an examination where no price is asked for: who is in charge, what one must have, whether one must, where.
import {
  labelIn,
  plainName,
  readWords,
  saidCell,
  type Sentence,
  type Speaking,
  stemOf,
  text,
  textCell,
} from '../../src/kit/index.ts';
import { type Exam, type ExamRead, none } from './fields.ts';
import { amounts } from './headline.ts';
import type { Part } from './words.ts';

/** What is asked for beside the price: who is in charge, what one must have, whether one must. */
export function ownAnswer({ values }: Exam, asked: readonly Part[], call: Speaking): Sentence | undefined {
  const { aspect, whether } = call.intent;
  const isAsked = (...parts: readonly Part[]) => parts.some((part) => asked.includes(part));
  if (isAsked(...amounts)) return undefined;
  if (whether && elsewhere.test(call.question)) {
    const line = anywhere(values, call);
    if (line) return line;
  }
  // „What does the chamber charge?“ is about the fee.
  if (aspect === 'cost' && isAsked('chamber')) return undefined;
  if (aspect === 'authority' || isAsked('chamber', 'address'))
    return chamber(values, isAsked('address'), call);
  if (isAsked('requirements')) return requirements(values, call);
  return aspect === 'duty' && whether ? duty(values, call) : undefined;
}

/** „Kann er die auch bei einer anderen IHK machen?“ */
const elsewhere =
  /(?<!\p{L})(?:(?:andere|jede|fremde|beliebige|irgendeine)[nrms]? (?:IHK|Kammer)|woanders|anderswo|(?:any|another|other) (?:IHK|chamber))(?!\p{L})/iu;

function anywhere({ procedure }: ExamRead, { say }: Speaking): Sentence | undefined {
  const isAnywhere = procedure?.values.isAnywhere;
  if (isAnywhere === undefined) return undefined;
  return isAnywhere
    ? say`**Ja**, die Prüfung kann bei jeder IHK abgelegt werden.
        **Yes**, the examination can be taken at any IHK.`
    : say`**Nein**, nicht bei jeder IHK.\n**No**, not at any IHK.`;
}

function chamber({ ihk, procedure }: ExamRead, isAddress: boolean, { say }: Speaking): Sentence | undefined {
  const who = textCell(ihk);
  const isAnywhere = procedure?.values.isAnywhere;
  return say`Zuständig ist die **${who}**[${isAddress}; ihre Adresse nennt der Dienst nicht][${isAnywhere}; abgelegt werden kann die Prüfung bei jeder IHK].
    In charge is **${who}**[${isAddress}; the service does not state its address][${isAnywhere}; the examination can be taken at any IHK].`;
}

function requirements({ procedure }: ExamRead, { say, lang }: Speaking): Sentence | undefined {
  const said = procedure?.values.requirements;
  const shown = said !== undefined && saidCell(labelIn(none, said, lang), lang);
  return say`Zulassungsvoraussetzungen: **${shown}**.\nAdmission requirements: **${shown}**.`;
}

/** „Muss ich als Türsteher …?“: the case of the service's list that the question names; else on what it depends. */
function duty(values: ExamRead, call: Speaking): Sentence | undefined {
  const { requiredFor, notRequired } = values;
  const { say, question } = call;
  const stems = stemsIn(question);
  if (
    requiredFor.length === 0 ||
    readWords(question).some(({ plain }) => /^(?:kurs|lehrgang|course)/.test(plain))
  )
    return requirements(values, call);
  const named = requiredFor.filter((one) =>
    stemsIn(one).some((stem) => stems.some((other) => other.includes(stem))),
  );
  const cases = text(named.join('; '));
  if (named.length > 0)
    return say`**Ja**, vorgeschrieben ist die Prüfung für: ${cases}.
      **Yes**, the examination is required for: ${cases} (German).`;
  const all = text(requiredFor.join('; '));
  const but = textCell(notRequired);
  return say`**Es kommt auf die Tätigkeit an**. Vorgeschrieben ist die Prüfung für: ${all}.[ ${but}]
    **It depends on the work**. The examination is required for: ${all} (German).[ ${but} (German)]`;
}

/** Shorter words tell no two kinds of work apart. */
const shortestTelling = 7;
const everywhere = /^(?:prufung|sachkunde|bewach|sicherheit|offent|bereich)/;

const stemsIn = (said: string): readonly string[] =>
  readWords(said)
    .map(({ plain }) => stemOf(plainName(plain)))
    .filter((stem) => stem.length >= shortestTelling - 2 && !everywhere.test(stem));
