// Texts of the longest length that a message can have, each meant to make understanding slow in its own way.

/** https://zulip.com/api/register-queue: max_message_length */
export const longest = 10_000;

const filled = (part: string) => part.repeat(Math.ceil(longest / part.length)).slice(0, longest);

/** The same letters at every run. */
function madeUp(letters: string, seed: number): string {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return Array.from({ length: longest }, () => letters[next() % letters.length] ?? ' ').join('');
}

export const hostileTexts: Readonly<Record<string, string>> = {
  'random letters': madeUp('abcdefghijklmnopqrstuvwxyzäöüß', 1),
  'random words': madeUp('abcdefghijklmnopqrstuvwxyz     ', 2),
  'random signs': madeUp('abc 019 .,-/()[]{}<>„“"*_~`|→\n', 3),
  digits: madeUp('0123456789', 4),
  'random figures': madeUp('0123456789     .,', 5),
  spaces: filled(' '),
  'one letter': filled('a'),
  'one letter and spaces': filled('a '),
  'one word': filled('n'.repeat(15)),
  commands: filled('halteverbot jagdschein e-auto wallbox gmbh aevo kfz kaminofen '),
  cities: filled('köln hamburg münchen berlin mitte frankfurt am main '),
  'von nach': filled('von nach '),
  'von nach places': filled('von köln nach hamburg '),
  figures: filled('800 Watt 35 Cent 52.000 € 45k 70 Tsd '),
  'number words': filled('zweiundzwanzigtausendfünfhundert zwei hundert tausend '),
  'one number word': filled('zweiund'),
  umlauts: filled('äöüß'),
  'words of umlauts': filled('größe müßte übergänge '),
  'combining characters': filled('a\u0308\u0301\u0300'),
  emoji: filled('👍🏽👨‍👩‍👧‍👦🇩🇪 '),
  Markdown: filled('**fett** _kursiv_ `code` [x](y) ~~z~~ > zitat '),
  newlines: filled('köln\nhamburg\n\n'),
  'only newlines': filled('\n'),
  quotes: filled('„köln“ "hamburg" ‚x‘ \' '),
  'open quotes': filled('„"‚«'),
  'nested brackets': '('.repeat(longest / 2) + ')'.repeat(longest / 2),
  'brackets of links': filled('[](/user_uploads/'),
  dates: filled('1.6.2027 30.02.2027 nächsten Freitag in 3 Wochen KW 5 '),
  'dates without years': filled('12.12. '),
  'near-misses': filled('hambrug müchen kölm stutgart halteverbto jagdshcein bayren '),
  'long near-misses': filled('mecklenburgvorpomern nordrheinwestfahlen schleswigholstien '),
  'postal codes': filled('50667 10115 20095 '),
  hyphens: filled('köln-hamburg-'),
  'signs of arguments': filled('preis=499 strom=0,35 '),
  negations: filled('nicht ohne kein '),
  'words for files': filled('als pdf und csv bitte '),
  mentions: filled('@**Amtsbot** '),
};
