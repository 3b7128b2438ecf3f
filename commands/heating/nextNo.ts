// „Öl raus, nicht selbst genutzt“: the no belongs to what follows, for commas are no words.
import type { Recogniser } from '../../src/kit/index.ts';

const follows = /^(?:selb(?:st|er)|selbstgenutzt|eigengenutzt|vermietet|bewohnt|self|owner|rented)/;

/** A yes-or-no that takes no „nicht“ which begins the next one. */
export const withoutNextNo = (flag: Recogniser<boolean>): Recogniser<boolean> => ({
  ...flag,
  find: (words, context) =>
    flag.find(words, context).map((found) => {
      const isNo = /^(?:nicht|not)$/.test(words[found.to - 1]?.plain ?? '');
      const isOfNext = isNo && follows.test(words[found.to]?.plain ?? '');
      return isOfNext ? { ...found, to: found.to - 1, value: !found.value } : found;
    }),
});
