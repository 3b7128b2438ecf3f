// What people say of an examination that was failed, and is to be sat again. Words that others are mistyped as are left out:
// „verpatzt“ is near „verpasst“.
import { wordList } from '../../src/kit/index.ts';

export const failing = wordList(`
  durchfallen, durchfällt, durchgefallen, fällt durch, durchrasseln, durchrasselt, rasselt durch,
  durchgerasselt, gerasselt, versemmelt, vergeigt, nicht bestanden, nicht besteht, nicht schafft,
  zweiter Versuch, zweiten Versuch, zweiter Anlauf, zweiten Anlauf, zweite Anlauf,
  failed, second attempt, second try, sit it again, sits it again
`);

/** „mündlich durchgefallen“, „die mündliche vergeigt“ */
export const failingOrally = ['mündlich', 'mündliche', 'im Mündlichen', 'oral'].flatMap((part) =>
  failing.map((said) => `${part} ${said}`),
);
