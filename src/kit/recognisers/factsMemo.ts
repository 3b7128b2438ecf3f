// What is worked out from answers of the service that rarely change: once for each of them, not once for each question.
import type { FactsConnection, Json } from '../../facts/index.ts';

type Request = Parameters<FactsConnection['get']>;

interface Kept<T> {
  readonly value: T;
  readonly asked: readonly { readonly request: Request; readonly answer: Json | undefined }[];
}

/**
 * The same reading, repeated only when one of the answers that it asked for is another one than last time. To find
 * out, these are asked for again, which costs nothing while the connection still has them.
 */
export function factsMemo<T>(
  read: (facts: FactsConnection, signal: AbortSignal) => Promise<T>,
): (facts: FactsConnection, signal: AbortSignal) => Promise<T> {
  let kept: Kept<T> | undefined;
  return async (facts, signal) => {
    const before = kept;
    if (before) {
      const answers = await Promise.all(
        before.asked.map(({ request: [segments, options] }) => facts.get(segments, { ...options, signal })),
      );
      if (before.asked.every(({ answer }, index) => answer === answers[index])) return before.value;
    }
    const asked: { request: Request; answer: Json | undefined }[] = [];
    const noting: FactsConnection = {
      async get(...request) {
        const noted: (typeof asked)[number] = { request, answer: undefined };
        asked.push(noted);
        return (noted.answer = await facts.get(...request));
      },
    };
    const value = await read(noting, signal);
    // A value that a failure had a part in may be another one next time.
    const isWhole = asked.length > 0 && asked.every(({ answer }) => answer !== undefined);
    kept = isWhole ? { value, asked } : undefined;
    return value;
  };
}
