// The questions of the sets that are not understood as they should be, by name: any other miss fails the test, and so
// does one of these that is read rightly. Then its name is taken off the list; none is put on it for a change of ours.

export const knownMisses: ReadonlySet<string> = new Set([
  'halteverbot, free text: Wir beladen in Reinickendorf und laden in Hannover wieder aus, und zwar am Freitag, den 18. Dezember – was kostet das Absperren der Parkplätze?',
  'aevo, English: AEVO trainer aptitude exam Munich intensive course',
]);
