// The answers to several questions of one message, one after the other in one document.
import { type Document, note, type Sentence, strong } from '../../document/index.ts';
import { allProvenance } from './compare.ts';

/** A question back stands first: its answer must be clear. What else a reply has is that of the first. Pure. */
export function oneAfterTheOther<Reply extends { readonly document: Document }>(
  replies: readonly Reply[],
): Reply {
  const [first, ...more] = replies;
  if (!first) throw new Error('no reply');
  if (more.length === 0) return first;
  const asking = replies.find(({ document }) => document.asksBack);
  if (asking)
    return withAnswers(
      asking,
      replies.filter(({ document }) => !document.asksBack),
    );
  const numbered = ({ document: { headline } }: Reply, index: number): Sentence => [
    strong(`${index + 1}.`),
    ' ',
    ...headline,
  ];
  const provenance = allProvenance(replies.flatMap(({ document }) => document.provenance ?? []));
  const document: Document = {
    lang: first.document.lang,
    headline: numbered(first, 0),
    notes: [
      ...more.map((reply, index) => note('answer', numbered(reply, index + 1))),
      ...replies.flatMap((reply) => reply.document.notes ?? []),
    ],
    tables: replies.flatMap((reply) => reply.document.tables ?? []),
    ...(provenance ? { provenance } : {}),
  };
  return { ...first, document };
}

/** What was asked besides is answered below the question back. */
function withAnswers<Reply extends { readonly document: Document }>(
  asking: Reply,
  answered: readonly Reply[],
): Reply {
  const { notes = [], ...rest } = asking.document;
  const documents = [asking, ...answered].map(({ document }) => document);
  const provenance = allProvenance(documents.flatMap((one) => one.provenance ?? []));
  const told = answered.flatMap(({ document }) => [
    note('answer', document.headline),
    ...(document.notes ?? []),
  ]);
  const tables = documents.flatMap((one) => one.tables ?? []);
  return {
    ...asking,
    document: { ...rest, notes: [...told, ...notes], tables, ...(provenance ? { provenance } : {}) },
  };
}
