// The process that is meant; a vehicle that is to be registered again has none in the contract, and that is said.
import {
  type Candidate,
  oneOf,
  plainIn,
  type Recogniser,
  type Text,
  type Word,
} from '../../src/kit/index.ts';
import { type Process, processes } from './words.ts';

const known = oneOf(processes);

const again = /^(?:wieder|erneut|again)$/;
const registers = /^(?:anmeld|zulass|zugelassen|angemeldet|inbetrieb|register)/;
const inOneWord = /^(?:wieder(?:zulassung|anmeldung|inbetriebnahme|zulassen|anmelden)|reregist\w*)$/;
/** It is not in use: else who says “re-register” means another address or keeper. */
const isOff = /^(?:abgemeldet|stillgelegt|deregistered|ausser)/;
/** „wieder … anmelden“ */
const mostWordsBetween = 2;

export const process: Recogniser<Process> = {
  ...known,
  find: (words, context) => {
    const said = known.find(words, context);
    const isTold = said.some(({ value, score }) => score === 1 && value !== 'neuzulassung');
    if (isTold && !words.some(({ plain }) => isOff.test(plain))) return said;
    const found = words.flatMap((_, from) => againAt(words, from) ?? []);
    return found.length > 0 ? found : said;
  },
};

function againAt(words: readonly Word[], from: number): Candidate<Process> | undefined {
  const to = [from + 2, from + 1].find((end) => inOneWord.test(plainIn(words, { from, to: end })));
  if (to !== undefined) return { ...notListed, from, to };
  const isAgain = again.test(words[from]?.plain ?? '');
  const near = words.slice(from + 1, from + 2 + mostWordsBetween);
  const behind = isAgain ? near.findIndex(({ plain }) => registers.test(plain)) : -1;
  if (behind >= 0) return { ...notListed, from, to: from + behind + 2 };
  const isBehind = isAgain && words[from]?.plain === 'again';
  const before = words.slice(Math.max(0, from - 4), from);
  return isBehind && before.some(({ plain }) => registers.test(plain))
    ? { ...notListed, from, to: from + 1 }
    : undefined;
}

const which: Text = {
  de: 'Die Wiederzulassung eines abgemeldeten Fahrzeugs führt der Dienst nicht. Er nennt Neuzulassung, Halterwechsel, Ummeldung und Abmeldung; schreiben Sie, was davon gemeint ist.',
  en: 'Registering a deregistered vehicle again is none of the service’s processes. It has the first registration, a change of keeper, a change of address and the deregistration; please write which of them is meant.',
};

const notListed = { value: 'neuzulassung', score: 1, problem: which } as const;
