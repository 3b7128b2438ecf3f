// Whether two values that were said of one argument are two cases, to be answered side by side.
import type { Argument, Candidate, Word } from '../../kit/index.ts';

/** Whether two values are two cases side by side. Those of a short list are, however they are said: „electric or a plug-in?“ */
export function isCase(
  { recogniser }: Argument,
  { value }: Candidate<unknown>,
  said: {
    readonly isListed: boolean;
    readonly isComparison: boolean | undefined;
    readonly gap: readonly Word[];
    /** The word behind it. */
    readonly next: Word | undefined;
  },
): boolean {
  // „selbst drin und vermietet“ contradicts itself; „wenn ich drin wohne und wenn ich vermiete“ compares.
  if (typeof value === 'boolean') return said.gap.some(({ plain }) => /^(?:wenn|oder|if|or)$/.test(plain));
  // „45.000 € Einkommen, 70.000 € Einkommen“ may correct itself; „10, 20 und 50“ enumerates.
  const isEnumerated = /^(?:und|oder|and|or)$/.test(said.next?.plain ?? '');
  const isCorrection = typeof value === 'number' && said.gap.length === 0 && !isEnumerated;
  if ((said.isListed && !isCorrection) || (typeof value === 'string' && recogniser.offers)) return true;
  if (typeof value !== 'number' && isAskedTwice(said.gap)) return true;
  // „einmal mit 600 und einmal mit 800 Watt“
  if (said.gap.some(({ plain }) => plain === 'einmal' || plain === 'once')) return true;
  return said.isComparison === true && typeof value !== 'number';
}

/** „… in Hessen mache, und was in Thüringen?“, „was bringt Freiburg, was bringt Berlin?“ */
const isAskedTwice = (gap: readonly Word[]): boolean =>
  gap.some(({ plain }, at) => {
    const before = gap[at - 1];
    const begins = !before || before.stop !== undefined || /^(?:und|oder|and|or)$/.test(before.plain);
    return begins && /^(?:was|wie|wieviel|what|how)$/.test(plain);
  });
