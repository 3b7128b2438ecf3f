// „Und jetzt beide nebeneinander“: the case that was asked before and the one that came in its place, side by side.
import { type Frame, isSameValue, type Slot } from '../understanding/frame.ts';
import { intentIn, wantsComparison } from '../understanding/message.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';

const sideBySide =
  /^(?:nebeneinander|gegenueber|gegenueberstell\w*|gegenueberstellung|vergleich\w*|compare|comparison|side)$/;
const both = /^(?:beide[nrms]?|both)$/;
/** Who says more asks something new. */
const mostWords = 14;

/** Undefined where nothing was replaced before, or no comparison is wanted of it. Pure. */
export function bothCases(frame: Frame, said: ParsedMessage): Frame | undefined {
  const { former, match } = frame;
  const has = (what: RegExp) => said.words.some(({ plain }) => what.test(plain));
  const isWanted = has(both) && (has(sideBySide) || wantsComparison(said));
  if (!isWanted || said.words.length > mostWords || former?.match.command !== match.command) return undefined;
  const compared = [...frame.slots].flatMap(([key, slot]): readonly (readonly [string, Slot])[] => {
    const before = former.slots.get(key);
    if (!before || isSameValue(before.candidate.value, slot.candidate.value)) return [];
    return [[key, { ...before, others: [slot.candidate] }]];
  });
  if (compared.length === 0) return undefined;
  // „Welche von beiden muss man früher beantragen?“ compares something else than was told before.
  const intent = intentIn(said, { isStrict: false });
  return {
    ...frame,
    ...(intent.aspect === undefined ? {} : { intent, asks: said.question }),
    slots: new Map([...frame.slots, ...compared]),
    wanted: said.wanted,
    said: [...frame.said, said.question],
  };
}
