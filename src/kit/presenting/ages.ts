// The age of somebody in a question, and whether that is enough: against an age that the service states, with no rule of ours.
import { type Lang, type Sentence, strong } from '../../document/index.ts';

const noUnit = String.raw`(?!\d|[.,]\d|\s?(?:€|%|euro|watt|kw|k?wp|stunden|tage|wochen|monate|hours|days|weeks|months|uhr|stellplätze))`;
/** „ist 15“, „16-jährige“, „with 17“, „mein Sohn (15)“ */
const ages = new RegExp(
  String.raw`(?<!\p{L})(?:ist|bin|is|am|i'm|mit|with|erst|gerade|schon|just|only|wird(?: im \p{L}+| bald)?)\s(\d{2})${noUnit}|(\d{2})[\s-]?(?:jahre|jährig|jaehrig|years? old|year-old)|\p{L}\s\((\d{2})\)`,
  'iu',
);
const enough =
  /(?<!\p{L})(?:darf|dürfen|kann|können|alt genug|zu jung|zu alt|may|can|allowed|old enough|too young)(?!\p{L})/iu;
const tooYoung = /(?<!\p{L})(?:zu jung|too young)(?!\p{L})/iu;

/** The age that a question names, in years. Pure. */
export function ageIn(question: string): number | undefined {
  const found = ages.exec(question.slice(0, 2_000))?.slice(1).find(Boolean);
  return found === undefined ? undefined : Number(found);
}

/** „Darf er mit 15 …?“, „Ist sie zu jung?“ */
export const asksOldEnough = (question: string): boolean => enough.test(question);

/** „**Nein, erst ab 25 Jahren.**“, where the age that is told is less than the `least`; with yes first, where too young was asked. */
export function ageVerdict(question: string, least: number, lang: Lang): Sentence | undefined {
  const age = ageIn(question);
  if (age === undefined) return undefined;
  const isYoung = age < least;
  const asked = tooYoung.test(question);
  const word = { de: isYoung === asked ? 'Ja' : 'Nein', en: isYoung === asked ? 'Yes' : 'No' }[lang];
  if (isYoung)
    return [
      strong({ de: `${word}, erst ab ${least} Jahren`, en: `${word}, only from the age of ${least}` }[lang]),
    ];
  // Old enough for it, others conditions may be open.
  const from = { de: `ab ${least} Jahren`, en: `from the age of ${least}` }[lang];
  return [
    strong(asked ? word : { de: 'Alt genug', en: 'Old enough' }[lang]),
    { de: ': es geht ', en: ': it is possible ' }[lang],
    from,
  ];
}
