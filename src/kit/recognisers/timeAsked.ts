// Which part of a time a question wants: „Wie lange …?“ no date where a period is said, „Bis wann …?“ none from which something
// holds, „Ab wann …?“ none until when.
const times = [
  ['end', /\b(?:bis wann|bis zu welchem (?:tag|datum|jahr)|by when|until when)\b/],
  ['start', /\b(?:ab wann|from when|since when|seit wann)\b/],
  [
    'period',
    /\b(?:wie ?lange?|wie ?viele? (?:jahre|monate|wochen|tage)|how long|how many (?:years|months|weeks|days))\b/,
  ],
] as const;

export type TimeAsked = (typeof times)[number][0];

/** `said`: words plainly written, with spaces between them. Pure. */
export const timeAsked = (said: string): TimeAsked | undefined =>
  times.find(([, asks]) => asks.test(said))?.[0];
