// The bare script that the bot is measured against: the same calls with node:http, no checks, no understanding.
import { Agent, request } from 'node:http';

const [realm = '', email = '', apiKey = '', factsUrl = ''] = process.argv.slice(2);
const auth = `${email}:${apiKey}`;
const agent = new Agent({ keepAlive: true });

interface Message {
  readonly id: number;
  readonly sender_email: string;
  readonly stream_id: number;
  readonly subject: string;
  readonly content: string;
}

interface Events {
  readonly queue_id: string;
  readonly last_event_id: number;
  readonly events: readonly { readonly id: number; readonly message?: Message }[];
}

interface Facts {
  readonly cost_max_eur: number;
}

function call<Answer>(method: string, url: string, form?: Record<string, string>): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = form && { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request(url, { method, agent, auth, ...(headers && { headers }) }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (body += text));
      answer.on('end', () => resolve(JSON.parse(body) as Answer));
    });
    // An idle connection may be closed at the very moment when it is used again.
    sent.on('error', () => resolve(call(method, url, form)));
    sent.end(form && new URLSearchParams(form).toString());
  });
}

const known = new Map<string, Facts>();

/** `@**Name** halteverbot ‹von› ‹nach› ‹Datum›` */
async function answer({ id, stream_id, subject, content }: Message): Promise<void> {
  const [, , from = '', to = '', date = ''] = content.split(' ');
  const url = `${factsUrl}/calculator/halteverbot/results/${from}/${to}/?datum=${date}`;
  const facts = known.get(url) ?? (await call<Facts>('GET', url));
  known.set(url, facts);
  // As long as the bot's answer, roughly: a chat server works on every letter.
  const text = `${facts.cost_max_eur} € (Frage ${id})\n~~~\n${JSON.stringify(facts)}\n~~~`;
  const form = { type: 'stream', to: String(stream_id), topic: subject, content: text };
  await call('POST', `${realm}/api/v1/messages`, form);
}

const register = { event_types: '["message"]', apply_markdown: 'false' };
const { queue_id, last_event_id } = await call<Events>('POST', `${realm}/api/v1/register`, register);
let last = last_event_id;
for (;;) {
  const poll = `${realm}/api/v1/events?queue_id=${queue_id}&last_event_id=${last}`;
  const { events } = await call<Events>('GET', poll);
  for (const event of events) {
    last = event.id;
    if (event.message && event.message.sender_email !== email) void answer(event.message);
  }
}
