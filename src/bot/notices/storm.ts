// So much has changed at once that it may be a fault of the service: the administrators are asked first, privately, with
// all that is different as a file; and told when that has come to nothing.
import { ChatError, getUsers } from '../../chat/index.ts';
import {
  type CalendarDate,
  code,
  dayIn,
  type Document,
  inLanguage,
  type Lang,
  note,
  sentence,
  strong,
  text,
} from '../../document/index.ts';
import { unreadQuestion } from '../model/question.ts';
import { deliver } from '../outbox/deliver.ts';
import { makeFiles } from '../outbox/files.ts';
import { sentMarkersSince } from '../outbox/ownMessages.ts';
import { type News, type Notebook, wishesFor } from './notebook.ts';
import { rowOf } from './noticeDocument.ts';
import { delivering, type TellParts } from './tell.ts';

/** Zulip's role; owners are below. */
export const administrator = 200;

/** More of them need not be asked. */
const mostAsked = 5;

/** What they do not know yet: each of them once, as the chat has it. Throws ChatError that is not `rejected`. */
export async function tellAdministrators(
  book: Notebook,
  parts: TellParts,
  signal: AbortSignal,
): Promise<void> {
  const { storm } = book;
  if (!storm || storm.isTold) return;
  const { answering, log } = parts;
  const { chat, language, timeZone, now } = answering;
  const making = { ...parts.delivering, log };
  const { questionId, number, gone } = storm;
  const held = new Map([...book.news].filter(([, { stage }]) => stage === 'held'));
  const administrators = (await getUsers(chat, signal)).filter(
    ({ is_active, is_bot, role = Infinity }) => is_active && !is_bot && role <= administrator,
  );
  if (administrators.length === 0)
    log.warn('much has changed at once, and there is no administrator to ask whether it is to be told');
  const document = held.size > 0 ? whatIsHeld(held, gone, book, language) : nothingIsHeld(language);
  const kinds = held.size > 0 ? (['csv'] as const) : [];
  const today = dayIn(timeZone, now());
  for (const { user_id: userId } of administrators.slice(0, mostAsked)) {
    const asked = unreadQuestion(questionId, userId, { kind: 'direct', userIds: [userId] });
    const sent = await sentMarkersSince(
      new Date(storm.at),
      questionId,
      asked.conversation,
      answering,
      signal,
    );
    const sentMarkers = sent.filter((marker) => marker.kind === 'note' && marker.number === number);
    if (sentMarkers.length > 0) continue;
    const made = await makeFiles(document, kinds, aboutFile(language, today), userId, making, signal);
    const delivery = {
      document: made.document,
      files: made.files,
      kind: 'note',
      number,
      sentMarkers,
    } as const;
    try {
      await deliver(asked, delivery, delivering(parts), signal);
    } catch (error) {
      if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
      log.info({ err: error }, 'an administrator could not be asked about changes');
    }
  }
  await book.write({ storm: { ...storm, isTold: true } }, signal);
}

/** The service says again what it said before. */
function nothingIsHeld(lang: Lang): Document {
  const say = inLanguage(lang);
  return {
    lang,
    headline: say({
      de: sentence`${strong('Erledigt')}: Der Faktendienst nennt zu den zurückgehaltenen Themen wieder, was er vorher nannte. Gemeldet habe ich davon nichts, und zu entscheiden ist nichts mehr.`,
      en: sentence`${strong('Settled')}: on what I held back, the facts service states again what it did before. I have told nobody of it, and there is nothing left to decide.`,
    }),
  };
}

function whatIsHeld(held: ReadonlyMap<string, News>, gone: number, book: Notebook, lang: Lang): Document {
  const say = inLanguage(lang);
  const subscriptions = [...held].flatMap(([about]) => wishesFor(about, book)).length;
  const rows = [...held].flatMap(([about, { changes }]) => {
    const title = text(book.seen.get(about)?.subject.title ?? '');
    return changes.map((one) => [title, ...rowOf(one, lang)]);
  });
  const all = book.seen.size;
  return {
    lang,
    headline: say({
      de: sentence`Beim Faktendienst haben sich ${strong(`${held.size} von ${all}`)} abonnierten Themen auf einmal geändert. Ist das richtig so?`,
      en: sentence`At the facts service, ${strong(`${held.size} of ${all}`)} subscribed topics have changed at once. Is that right?`,
    }),
    notes: [
      ...(gone === 0
        ? []
        : [
            note(
              'answer',
              say({
                de: sentence`Andere (${String(gone)}), die ich zurückgehalten hatte, sind wieder, wie sie waren.`,
                en: sentence`Others (${String(gone)}) that I had held back are again as they were.`,
              }),
            ),
          ]),
      note(
        'answer',
        say({
          de: sentence`Gemeldet habe ich davon noch nichts. ${code('abo freigeben')} schickt die Meldungen (${String(subscriptions)} Abos), ${code('abo verwerfen')} übernimmt den neuen Stand, ohne zu melden.`,
          en: sentence`I have told nobody yet. ${code('subscribe release')} sends the notices (${String(subscriptions)} subscriptions), ${code('subscribe discard')} takes over what is new without a notice.`,
        }),
      ),
    ],
    tables: [
      {
        columns: say({
          de: ['Thema', 'Angabe', 'bisher', 'jetzt'],
          en: ['Topic', 'Statement', 'before', 'now'],
        }),
        rows,
        caption: say({ de: 'Was sich geändert hat', en: 'What has changed' }),
        list: 'ranked',
        columnsSeen: 4,
      },
    ],
  };
}

const aboutFile = (lang: Lang, askedOn: CalendarDate) => ({
  title: inLanguage(lang)({ de: 'Auf einmal geändert', en: 'Changed at once' }),
  question: '',
  askedOn,
  slug: 'abo',
  name: `${inLanguage(lang)({ de: 'aenderungen', en: 'changes' })}-${askedOn}`,
});
