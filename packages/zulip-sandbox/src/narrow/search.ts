// Full-text search, as far as words go: https://zulip.com/help/search-for-messages

/** Whether content has all words and quoted phrases. Parts of words and addresses of links do not count. */
export function says(content: string, query: string): boolean {
  const spoken = ` ${words(content.replace(/\]\([^)]*\)/g, '] ')).join(' ')} `;
  const phrases = [...query.matchAll(/"([^"]*)"|(\S+)/g)].map(([, phrase, word]) => phrase ?? word ?? '');
  return phrases.every((phrase) => spoken.includes(` ${words(phrase).join(' ')} `));
}

/** Hyphens hold a word together: AMTS-290 is one. */
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** HTML with each of the words marked where it stands in the text. */
export function highlighted(html: string, query: string): string {
  const wanted = words(query);
  if (wanted.length === 0) return html;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const mark = (text: string) => text.replace(found, '<span class="highlight">$&</span>');
  return html.replace(/(<[^>]*>|&#?\w+;)|[^<&]+/g, (part, markup?: string) => markup ?? mark(part));
}
