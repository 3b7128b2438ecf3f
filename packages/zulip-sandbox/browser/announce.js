// Tells people who do not see the page what has come.
import { byId } from './dom.js';

const longest = 300;

export function announce(text) {
  const plain = text.replace(/\s+/g, ' ').trim();
  byId('live').textContent = plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
}
