// The two languages the bot speaks, and a text that exists in both.

export type Lang = 'de' | 'en';

/** One thing said in both languages; the type demands that neither is forgotten. */
export type Text = Readonly<Record<Lang, string>>;

/** Picks from what exists in both languages. */
export type Say = <T>(both: Readonly<Record<Lang, T>>) => T;

export const inLanguage =
  (lang: Lang): Say =>
  (both) =>
    both[lang];
