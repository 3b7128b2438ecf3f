// How near a text is to each of many: what both have in common, where what few have counts for more.

/** For each of them, from 0 to 1. */
export type Index = (words: readonly number[]) => Float32Array;

/** Words are numbers, each once in a text. Pure. */
export function indexOf(texts: readonly (readonly number[])[]): Index {
  const having = new Map<number, number[]>();
  for (const [at, words] of texts.entries()) {
    for (const word of words) {
      const some = having.get(word);
      if (some) some.push(at);
      else having.set(word, [at]);
    }
  }
  const weights = new Map<number, number>();
  const weightIn = (count: number) => Math.log((texts.length + 1) / (count + 0.5)) ** 2;
  for (const [word, some] of having) weights.set(word, weightIn(some.length));
  const ofUnknown = weightIn(0);
  const weightOf = (word: number) => weights.get(word) ?? ofUnknown;
  const lengthOf = (words: readonly number[]) =>
    Math.sqrt(words.reduce((sum, word) => sum + weightOf(word), 0)) || 1;
  const lengths = Float32Array.from(texts, lengthOf);
  return (words) => {
    const near = new Float32Array(texts.length);
    const own = lengthOf(words);
    for (const word of words) {
      const weight = weightOf(word);
      for (const at of having.get(word) ?? []) near[at] = (near[at] ?? 0) + weight;
    }
    for (let at = 0; at < near.length; at++) near[at] = (near[at] ?? 0) / own / (lengths[at] ?? 1);
    return near;
  };
}
