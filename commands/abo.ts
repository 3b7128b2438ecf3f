// Who relies on a figure hears of it when it changes: begins and ends a subscription, in the conversation it is said in.
import {
  type Call,
  defineCommand,
  type Document,
  readWords,
  refusal,
  type Subscription,
  whenAsked,
} from '../src/kit/index.ts';
import { plainOrder } from './abo/plainOrder.ts';
import { readOrder, type Order } from './abo/readOrder.ts';
import {
  begun,
  ended,
  howToEnd,
  noneHere,
  noSuch,
  notAllowedHere,
  onlyAdministrators,
  which,
} from './abo/words.ts';

/** No everyday beginnings: „let me know“ is most often a question. */
const plainly = {
  de: [
    ...['sag bescheid', 'sag mir bescheid', 'sag uns bescheid', 'gib bescheid', 'gib mir bescheid'],
    ...['gib uns bescheid', 'sagen sie bescheid', 'sagen sie mir bescheid', 'geben sie bescheid'],
    ...['geben sie mir bescheid', 'kannst du bescheid sagen', 'kannst du mir bescheid'],
    ...['können sie mir bescheid', 'benachrichtige mich', 'benachrichtige uns', 'benachrichtigen sie mich'],
    ...['bei änderung melden', 'melde änderungen', 'melde mir änderungen'],
  ],
  en: ['notify me', 'notify us', 'report changes', 'tell me of changes', 'tell us of changes'],
};

export default defineCommand({
  name: {
    de: ['abo', 'abonnieren', 'abonniere', ...plainly.de],
    en: ['subscribe', 'subscribe to', 'watch', ...plainly.en],
  },
  summary: { de: 'Meldet, wenn sich eine Angabe ändert', en: 'Tells when a statement changes' },
  usage: {
    de: [
      'abo',
      'abo ‹Thema› [‹Land oder Stadt›]',
      'abo ende [‹Nr. oder Thema›]',
      'abo freigeben',
      'abo verwerfen',
    ],
    en: [
      'subscribe',
      'subscribe ‹topic› [‹state or city›]',
      'subscribe end [‹no. or topic›]',
      'subscribe release',
      'subscribe discard',
    ],
  },
  changes: true,
  text: {
    label: { de: 'Thema', en: 'topic' },
    ask: { de: 'Welches Thema?', en: 'Which topic?' },
    optional: true,
    onlyToBot: true,
  },
  plainOrder,
  examples: {
    de: whenAsked({
      'abo ende': 'Hier ist nichts abonniert',
      'abo halteverbot berlin-mitte hamburg': 'Abonniert: **Halteverbot Berlin Mitte – Hamburg**',
      'abo erbschein': ['Abonniert: **Erbschein**', 'ich sehe regelmäßig nach'],
      'sag Bescheid, wenn sich beim Jagdschein in Hessen die Gebühr ändert': [
        'Abonniert: **Jagdschein',
        'Hessen',
      ],
      'abo freigeben': 'Das dürfen nur Administratoren',
    }),
    en: whenAsked({ 'subscribe erbschein bavaria': 'Subscribed: **Certificate of inheritance, Bayern' }),
  },
  async run(call) {
    const order = readOrder(call.text);
    if (order.kind === 'how') return howToEnd(call);
    if (order.kind === 'send' || order.kind === 'discard') return decided(order.kind, call);
    const subscriptions = call.chat.subscriptions();
    if (!(await subscriptions.may(call.signal))) throw refusal(notAllowedHere);
    if (order.kind === 'begin')
      return begun(await subscriptions.begin(order.words, call.lang, call.signal), call);
    const ending = meant(order, await subscriptions.list(call.signal));
    await subscriptions.end(
      ending.map(({ number }) => number),
      call.signal,
    );
    return ended(ending, call);
  },
});

const plainWords = (said: string) => readWords(said).map(({ plain }) => plain);

/** Throws ClarificationNeeded where none, or not all, of several is meant. */
function meant(
  { numbers, words, all }: Extract<Order, { kind: 'end' }>,
  here: readonly Subscription[],
): readonly Subscription[] {
  if (here.length === 0) throw refusal(noneHere);
  if (all) return here;
  const missing = numbers.find((one) => !here.some(({ number }) => number === one));
  if (missing !== undefined) throw refusal(noSuch(missing, here));
  if (numbers.length > 0) return here.filter(({ number }) => numbers.includes(number));
  const said = plainWords(words);
  const found = here.filter(({ title = '' }) => {
    const own = plainWords(title);
    return said.every((word) => joining.test(word) || own.some((other) => other.startsWith(word)));
  });
  const [only, other] = found;
  if (only && !other) return [only];
  throw refusal(which(found.length > 0 ? found : here));
}

/** „in Hessen“, „für den Jagdschein“ */
const joining =
  /^(?:in|im|an|am|bei|beim|fuer|von|vom|nach|zu|zum|zur|und|ueber|der|die|das|den|dem|abo|the|for|of|to|on|at|and|from)$/;

async function decided(what: 'send' | 'discard', call: Call<Record<never, never>>): Promise<Document> {
  const { chat, lang, say, signal } = call;
  const decision = await chat.subscriptions().decide(what, signal);
  if (decision === 'not allowed') throw refusal(onlyAdministrators);
  const { subscriptions, hour } = decision;
  if (subscriptions === 0)
    throw refusal({ de: 'Es wird keine Meldung zurückgehalten.', en: 'No notice is being held back.' });
  const count = String(subscriptions);
  const when = say({
    de: hour === undefined ? 'jetzt' : `ab ${hour} Uhr`,
    en: hour === undefined ? 'now' : `from ${hour}:00 on`,
  });
  const headline = {
    send: say`**Freigegeben**: Ich sehe ${when} noch einmal nach und schicke die Meldungen (${count}), die dann noch stimmen.
      **Released**: I look ${when} once more and send the notices (${count}) that still hold then.`,
    discard: say`**Verworfen**: Der neue Stand gilt jetzt, ohne Meldung an ${count} Abos.
      **Discarded**: what is new counts now, without a notice to ${count} subscriptions.`,
  }[what];
  return { lang, headline };
}
