// What people say of an examination that was failed, and is to be sat again.
export const failing: readonly string[] = [
  ...[
    'durchfallen',
    'durchfällt',
    'durchgefallen',
    'fällt durch',
    'durchrasseln',
    'durchrasselt',
    'rasselt durch',
  ],
  ...['durchgerasselt', 'gerasselt', 'versemmelt', 'vergeigt', 'verhaut', 'verhauen', 'verpatzt', 'versiebt'],
  ...['verbockt', 'versaut', 'nicht bestanden', 'nicht besteht', 'nicht schafft', 'nicht geschafft'],
  ...['zweiter Versuch', 'zweiten Versuch', 'zweiter Anlauf', 'zweiten Anlauf', 'zweite Anlauf'],
  ...['failed', 'fails', 'second attempt', 'second try', 'sit it again', 'sits it again'],
];
