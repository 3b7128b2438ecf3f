// Whether a heat pump needs a permit, and how long that takes.
import { both, type Call, called, countRange, oneOf, option, type Sentence } from '../../src/kit/index.ts';

/** By the contract's paths; what each needs. */
export const permitPaths = {
  verfahrensfrei: {
    isFree: true,
    label: { de: 'verfahrensfrei', en: 'no permit needed' },
    says: { de: 'keine Genehmigung nötig (verfahrensfrei)', en: 'no permit is needed' },
  },
  anzeige_wasserbehoerde: {
    isFree: true,
    label: { de: 'Anzeige bei der Wasserbehörde', en: 'notice to the water authority' },
    says: both`eine Anzeige bei der Wasserbehörde genügt, eine Erlaubnis ist nicht nötig
      a notice to the water authority is enough, no permit is needed`,
  },
  wasserrechtliche_erlaubnis: {
    isFree: false,
    label: { de: 'wasserrechtliche Erlaubnis nötig', en: 'permit of the water authority needed' },
    says: both`eine wasserrechtliche Erlaubnis ist nötig
      a permit of the water authority is needed`,
  },
} as const;

interface Permit {
  readonly permit: string | undefined;
  readonly permitDays: Parameters<typeof countRange>[0];
}

/** „welche Genehmigung“: with a pump, it is on that pump's. */
export const permitArgument = option(
  oneOf({
    permit: called`Genehmigung | permit | Genehmigungen, Genehmigungsverfahren, Erlaubnis, permission`,
  }),
  { de: 'Genehmigung', en: 'permit' },
  { isUnsaid: true },
);

const asksPermit =
  /genehmig|erlaubnis|verfahrensfrei|anzeigepflicht|bauamt|bauantrag|wasserbeh|permit|permission|planning/i;
const asksFree =
  /(?:genehmigungs|erlaubnis|verfahrens)frei|ohne (?:\p{L}+ )?(?:genehmig|erlaubnis)|without|darf/iu;

/** So much of a question is looked at. */
const mostLetters = 2_000;

/** Undefined where something else is asked, or the service does not say. */
export function permitSentence(
  { permit, permitDays }: Permit,
  pump: string,
  { say, intent, question, values }: Pick<Call, 'say' | 'intent' | 'question' | 'values'>,
): Sentence | undefined {
  const asked = question.slice(0, mostLetters);
  // „… und wie lange dauert die?“
  const isNamed = values['genehmigung'] !== undefined && intent.aspect === 'duration';
  const known = Object.entries(permitPaths).find(([path]) => path === permit)?.[1];
  if (!known || !(isNamed || asksPermit.test(asked)) || intent.aspect === 'cost') return undefined;
  const isYes = asksFree.test(asked) === known.isFree;
  const isAsked = intent.whether || asksFree.test(asked);
  const verdict = isAsked && (isYes ? { de: 'Ja', en: 'Yes' } : { de: 'Nein', en: 'No' });
  const days = countRange(permit === 'verfahrensfrei' ? undefined : permitDays, 'day');
  return say`[**${verdict}**, für][${!isAsked}Für] die ${pump}: **${known.says}**[; das dauert ${days}].
    [**${verdict}**, for][${!isAsked}For] the ${pump}: **${known.says}**[; that takes ${days}].`;
}
