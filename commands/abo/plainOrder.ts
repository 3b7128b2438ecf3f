// „Kannst du uns informieren, wenn sich die Gebühr ändert?“: the order in a whole sentence, as what would stand behind the name.
import type { PlainOrder } from '../../src/kit/index.ts';

interface Wording {
  readonly lang: PlainOrder['lang'];
  /** Somebody wants to be told. */
  readonly telling: RegExp;
  readonly condition: RegExp;
  readonly change: RegExp;
  /** What stands behind the name for each of these: that it is to end, and the question how one does that. */
  readonly ending: RegExp;
  readonly end: string;
  readonly asking: RegExp;
  readonly how: string;
}

/** A request with a word for telling further on, or one that is such a word itself; nothing but `around` behind it. */
function tellingOf(request: string, word: string, order: string, around: string): RegExp {
  const letters = String.raw`\p{L}*`;
  return new RegExp(
    `^(?:(?:bitte|please),? )?(?:(?:${request})(?: [^,]*)? ${word}${letters}|${order}${letters})(?: ${around})*,? ?$`,
    'isu',
  );
}

const wordings: readonly Wording[] = [
  {
    lang: 'de',
    telling: tellingOf(
      '(?:kannst|könntest|können|könnten|würdest|würden|magst) (?:du|sie)|(?:ich|wir) (?:möchten?|will|wollen|würden? gerne?)|(?:gib|geben|sag|sagen|halt|lass)e?n?',
      '(?:bescheid|informier|benachrichtig|auf dem laufenden|meld|hinweis|wissen|erfahren|sag)',
      '(?:informier|benachrichtig|meld)',
      '(?:geben|gibst|sagen|halten|hältst|werden|bekommen|mich|uns|mir|sie|euch|bitte|dich)',
    ),
    condition:
      /(?<!\p{L})(?:wenn|sobald|falls|sollte|(?:bei|über)(?= (?:allen |den )?Änderungen))(?!\p{L})/iu,
    change: /änder|neue?[nrsm]?(?!\p{L})|steig|sink|erhöh|gesenk|angepass|teurer|billiger/iu,
    ending:
      /^(?:(?:lösche?|beende?|kündige?|stoppe?|entferne?)(?: sie)?(?: bitte)?(?<all> alle)?(?: das| die| meine?| dieses?| unsere?)? abo(?:nnement)?s?|kein abo(?: mehr)?|(?:ich|wir) (?:möchten?|will|wollen|brauchen?) keine meldung(?:en)?(?: mehr)?)(?!\p{L})(?<which>.*)$/isu,
    end: 'ende',
    asking:
      /^wie (?=.*(?<!\p{L})abo(?:nnement)?s?(?!\p{L}))(?=.*(?:kündig|beend|lösch|stopp|abbestell|los(?!\p{L})|ab[?!. ]*$))/isu,
    how: 'wie',
  },
  {
    lang: 'en',
    telling: tellingOf(
      "(?:can|could|would|will) you|(?:i|we)(?:'d| would)? (?:want|like)|keep|let",
      '(?:know|inform|notif|posted|up to date)',
      '(?:inform|notif)',
      '(?:me|us|please)',
    ),
    condition:
      /(?<!\p{L})(?:when|if|once|whenever|as soon as|(?:of|about)(?= (?:any |all )?changes))(?!\p{L})/iu,
    change: /chang|\bnew\b|\brises?\b|\bdrops?\b|increas|decreas|update/iu,
    ending:
      /^(?:unsubscribe|(?:cancel|stop|end|delete|remove)(?<all> all)?(?: the| my| this| our)? subscriptions?|no more notices)(?!\p{L})(?<which>.*)$/isu,
    end: 'end',
    asking:
      /^how (?=.*(?<!\p{L})subscriptions?(?!\p{L}))(?=.*(?:cancel|end|stop|delete|remove|get rid))|^how .*unsubscribe/isu,
    how: 'how',
  },
];

/** A sentence; what is longer is no order. */
const longest = 400;

/** Undefined where the words are no such order. Pure. */
export function plainOrder(said: string): PlainOrder | undefined {
  if (said.length > longest) return undefined;
  const plain = said.replace(/\s+/g, ' ');
  for (const { lang, telling, condition, change, ending, end, asking, how } of wordings) {
    if (asking.test(plain)) return { lang, text: how };
    const ended = ending.exec(plain)?.groups;
    const all = ended?.['all'] ?? '';
    if (ended) return { lang, text: `${end}${all} ${(ended['which'] ?? '').replace(notNamed, '')}`.trim() };
    const on = conditionIn(plain, { telling, condition });
    if (on !== undefined && change.test(on)) return { lang, text: on };
  }
  return undefined;
}

/** „…, vielen Dank“ */
const mostThanks = 2;

/** „beende das Abo für den Jagdschein“ */
const notNamed = /^ (?:für|zum?r?|über|von|of|to|for|on)(?: (?:den|die|das|the))?(?= )|[\s.!?]+$/giu;

/** What must happen, whether that is said first or last; „…, was muss ich tun?“ behind it is a question. */
function conditionIn(
  said: string,
  { telling, condition }: Pick<Wording, 'telling' | 'condition'>,
): string | undefined {
  const at = said.search(condition);
  const [first = '', then = '', more] = (at > 0 ? said.slice(at) : said).split(/, ?/);
  if (at > 0)
    return telling.test(said.slice(0, at)) && then.split(' ').length <= mostThanks ? first : undefined;
  const order = then.replace(/^(?:(?:dann|so|then|bitte|please) )+/i, '').replace(/[\s.!?]+$/, '');
  return at === 0 && more === undefined && telling.test(order) ? first : undefined;
}
