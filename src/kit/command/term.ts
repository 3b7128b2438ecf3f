// How a word of the matter is declared: its names, then what it means, each in German and in English:
// term('weg')`i-Kfz, ikfz | i-Kfz | Das Verfahren im Internet. | What is offered on the internet.`
import { wordList } from '../recognisers/wordList.ts';
import type { Term } from './command.ts';

/** `of`: the arguments whose values it explains. */
export const term =
  (...of: readonly string[]) =>
  (written: TemplateStringsArray): Term => {
    const [de = '', en = '', means = '', meansInEnglish = ''] = (written[0] ?? '')
      .split('|')
      .map((part) => part.trim().replace(/\s+/g, ' '));
    return {
      called: { de: wordList(de), en: wordList(en) },
      says: { de: means, en: meansInEnglish },
      ...(of.length > 0 ? { of } : {}),
    };
  };
