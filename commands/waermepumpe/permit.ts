// „Brauche ich eine Genehmigung?“: yes or no, and which; what the grant comes to is another question.
import { type Call, countRange, oneOf, type Sentence, strong } from '../../src/kit/index.ts';
import type { PumpRead } from './fields.ts';

/** By the contract's paths; what each needs. */
const permits = {
  verfahrensfrei: {
    isFree: true,
    says: { de: 'keine Genehmigung nötig (verfahrensfrei)', en: 'no permit is needed' },
  },
  anzeige_wasserbehoerde: {
    isFree: true,
    says: {
      de: 'eine Anzeige bei der Wasserbehörde genügt, eine Erlaubnis ist nicht nötig',
      en: 'a notice to the water authority is enough, no permit is needed',
    },
  },
  wasserrechtliche_erlaubnis: {
    isFree: false,
    says: {
      de: 'eine wasserrechtliche Erlaubnis ist nötig',
      en: 'a permit of the water authority is needed',
    },
  },
} as const;

/** „welche Genehmigung“: with a pump, it is on that pump's. */
export const permitArgument = {
  recogniser: oneOf({
    permit: {
      label: { de: 'Genehmigung', en: 'permit' },
      words: ['Genehmigungen', 'Genehmigungsverfahren', 'Erlaubnis', 'permission'],
    },
  }),
  label: { de: 'Genehmigung', en: 'permit' },
} as const;

const asksPermit =
  /genehmig|erlaubnis|verfahrensfrei|anzeigepflicht|bauamt|bauantrag|wasserbeh|permit|permission|planning/i;
const asksFree =
  /(?:genehmigungs|erlaubnis|verfahrens)frei|ohne (?:\p{L}+ )?(?:genehmig|erlaubnis)|without|darf/iu;

/** So much of a question is looked at. */
const mostLetters = 2_000;

/** Undefined where something else is asked, or the service does not say. */
export function permitSentence(
  { permit, permitDays }: PumpRead,
  pump: string,
  { say, intent, question, values }: Pick<Call, 'say' | 'intent' | 'question' | 'values'>,
): Sentence | undefined {
  const asked = question.slice(0, mostLetters);
  // „… und wie lange dauert die?“
  const isNamed = values['genehmigung'] !== undefined && intent.aspect === 'duration';
  const known = Object.entries(permits).find(([path]) => path === permit)?.[1];
  if (!known || !(isNamed || asksPermit.test(asked)) || intent.aspect === 'cost') return undefined;
  const isYes = asksFree.test(asked) === known.isFree;
  const verdict = intent.whether || asksFree.test(asked) ? say(isYes ? yes : no) : '';
  const days = countRange(permit === 'verfahrensfrei' ? undefined : permitDays, 'day');
  const lasts = days ? [say({ de: '; das dauert ', en: '; that takes ' }), days] : [];
  return [
    ...(verdict ? [strong(verdict), ', '] : []),
    say({ de: `${verdict ? 'für' : 'Für'} die ${pump}: `, en: `${verdict ? 'for' : 'For'} the ${pump}: ` }),
    strong(say(known.says)),
    ...lasts,
    '.',
  ];
}

const yes = { de: 'Ja', en: 'Yes' };
const no = { de: 'Nein', en: 'No' };
