// The answers to several questions of one message, one after the other in one document.
import { type Document, note, type Sentence, strong } from '../../document/index.ts';
import { allProvenance } from './compare.ts';

/** A question back is asked by itself: its answer must be clear. What else a reply has is that of the first. Pure. */
export function oneAfterTheOther<Reply extends { readonly document: Document }>(
  replies: readonly Reply[],
): Reply {
  const [first, ...more] = replies;
  if (!first) throw new Error('no reply');
  const asking = replies.find(({ document }) => document.asksBack);
  if (more.length === 0 || asking) return asking ?? first;
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
