// What the bonuses for a heating depend on, and what stands beside a grant of it: which were not mentioned, which
// condition one has.
import {
  type Candidate,
  joined,
  type Lang,
  readWords,
  type Sentence,
  type Speaking,
  type Text,
  text,
} from '../../src/kit/index.ts';
import { isGasOfUnknownAge } from './heatingAge.ts';

export const switchLabels = {
  self: { de: 'selbst genutzt', en: 'owner-occupied' },
  oldHeating: { de: 'alte Heizung ersetzt', en: 'old heating replaced' },
  incomeUnder40000: { de: 'Einkommen bis 40.000 €', en: 'income up to €40,000' },
  nrwSolarPv: { de: 'mit Solar oder PV (NRW)', en: 'with solar power or heat (NRW)' },
} as const;

/** What was said leaves a switch open: what is asked then, its two answers, and what somebody would type for them. */
export function openSwitch(
  lang: Lang,
  { asks, name, yes, no }: Readonly<Record<'asks' | 'name' | 'yes' | 'no', Text>>,
): Pick<Candidate<boolean>, 'asks' | 'between'> {
  const between = [
    { value: `${name[lang]} ${lang === 'de' ? 'ja' : 'yes'}`, label: yes[lang] },
    { value: `${name[lang]} ${lang === 'de' ? 'nein' : 'no'}`, label: no[lang] },
  ];
  return { asks, between };
}

/** What was said; undefined what was not. */
export interface Household {
  readonly self: boolean | undefined;
  readonly oldHeating: boolean | undefined;
  readonly incomeUnder40000: boolean | undefined;
}

/** What was not mentioned counts as no; whoever forgot it must see it. Only those who live there get a bonus. */
export function withoutBonus(household: Household, { say }: Speaking): Sentence | undefined {
  const open = (['self', 'oldHeating', 'incomeUnder40000'] as const).filter(
    (name) => household[name] === undefined,
  );
  if (open.length === 0 || household.self === false) return undefined;
  const named = joined(
    open.map((name) => [say(switchLabels[name])]),
    ', ',
  );
  return say`Nicht angegeben und ohne Bonus gerechnet: ${named}.
    Not stated and reckoned without a bonus: ${named}.`;
}

/** Whoever speaks of a gas heating and not of its age must see for which ones there is the bonus. */
export function gasCondition(
  { self, oldHeating }: Household,
  condition: string | undefined,
  { say, question, today }: Speaking,
): Sentence | undefined {
  const isOpen = self !== false && oldHeating !== false;
  if (!isOpen || condition === undefined || !isGasOfUnknownAge(readWords(question), today)) return undefined;
  return say`Bedingung für den Bonus der alten Heizung: ${text(condition)}.
    The condition of the bonus for an old heating, in German: ${text(condition)}.`;
}
