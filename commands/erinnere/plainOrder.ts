// „Kannst du mich morgen um 9 an den Antrag erinnern?“: the order in a whole sentence, as what would stand behind the name.
import type { PlainOrder } from '../../src/kit/index.ts';

const me = '(mich|uns|mir|me|us)';
const ending = String.raw`[\s.!?]*$`;
const kindly = '(?:bitte|mal|doch|please)';

/** What stands where the dots are, in each of them. */
const wishes: readonly (readonly [PlainOrder['lang'], RegExp])[] = [
  [
    'de',
    order(
      `(?:kannst|könntest|könnt|könntet|können|könnten|würdest|würdet|würden|magst) (?:du|ihr|sie) ${me} (.*?) erinnern${ending}`,
    ),
  ],
  ['de', order(`(?:ich|wir) (?:möchten?|will|wollen|würden? gerne?) (.*?) erinnert werden${ending}`)],
  ['de', order(`denk(?:e|en sie)? (?:bitte )?(?:daran|dran),? ${me} (.*?) zu erinnern${ending}`)],
  [
    'de',
    order(
      `(?:mach|setz|stell|leg|richt|erstell|schreib)(?:e|en sie)? (?:${me} )?(?:${kindly} )*(?:eine )?erinnerung (?:an |ein )?(.*)$`,
    ),
  ],
  ['en', order(`(?:can|could|would|will) you (?:please )?remind ${me} (.*?)${ending}`)],
  ['en', order(`(?:i|we)(?:'d| would) like to be reminded (.*)$`)],
  ['en', order(`set (?:${me} )?a reminder (?:for )?(.*)$`)],
];

const deletions: readonly (readonly [PlainOrder['lang'], RegExp])[] = [
  [
    'de',
    order(
      `(?:lösche?|streiche?|entferne?|storniere?)(?: sie)? (?:${kindly} )*(?:die |meine )?erinnerung(?:en)? (?:nr\\.? |nummer )?(\\d+)${ending}`,
    ),
  ],
  // The list is called so, and what stands in it is deleted.
  ['de', order(`erinnerungen (?:löschen?|streichen|entfernen) (?:nr\\.? |nummer )?(\\d+)${ending}`)],
  ['de', order(`erinnerungen (?:nr\\.? |nummer )?(\\d+) (?:löschen?|streichen|entfernen)${ending}`)],
  ['en', order(`reminders (?:delete|cancel|remove) (?:no\\.? |number |#)?(\\d+)${ending}`)],
  ['en', order(`(?:delete|cancel|remove) (?:the |my )?reminder (?:no\\.? |number |#)?(\\d+)${ending}`)],
];

function order(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(' ', String.raw`\s+`)}`, 'isu');
}

/** A sentence; what is longer is no order. */
const longest = 400;

/** Undefined where the words are no such order. Pure. */
export function plainOrder(said: string): PlainOrder | undefined {
  if (said.length > longest) return undefined;
  for (const [lang, wish] of wishes) {
    const found = wish.exec(said);
    if (found) return { lang, text: found.slice(1).filter(Boolean).join(' ') };
  }
  for (const [lang, wish] of deletions) {
    const [, number] = wish.exec(said) ?? [];
    if (number !== undefined) return { lang, text: `${lang === 'de' ? 'löschen' : 'delete'} ${number}` };
  }
  return undefined;
}
