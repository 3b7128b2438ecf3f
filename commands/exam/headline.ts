// The first line on an examination: the total with its parts, or that there is none and why.
import {
  type Call,
  type Cell,
  joined,
  moneyRange,
  notConfirmed,
  type Sentence,
  sentence,
  strong,
  type Text,
  text,
} from '../../src/kit/index.ts';
import type { Figures } from './readExam.ts';

/** Undefined where the service states neither a total nor that there is none. */
export function examHeadline(figures: Figures, what: Text, { say }: Pick<Call, 'say'>): Sentence | undefined {
  const total = moneyRange(figures.total);
  if (total) {
    const parts = partsOf(figures, say);
    return [strong(total), ` ${say(what)}`, ...(parts.length > 0 ? [': ', ...parts] : []), '.'];
  }
  if (!figures.isPartial && !figures.isFeeUnknown) return undefined;
  return [...noTotal(figures, say), ...knownParts(figures, say)];
}

/** Never a zero, and never a sum that the service did not make. */
function noTotal({ ihk, isFeeUnknown, fee }: Figures, say: Call['say']): Sentence {
  const title = strong(say({ de: 'Kein Gesamtpreis:', en: 'No total:' }));
  if (!isFeeUnknown && fee !== undefined) {
    return [
      title,
      say({ de: ' der Dienst nennt nur Teile davon.', en: ' the service states only parts of it.' }),
    ];
  }
  const whose = ihk ? say({ de: sentence` der ${text(ihk)}`, en: sentence` of ${text(ihk)}` }) : [];
  return say({
    de: [title, ' die Prüfungsgebühr', ...whose, ' ist nicht bestätigt.'],
    en: [title, ' the examination fee', ...whose, ' is not confirmed.'],
  });
}

function knownParts(figures: Figures, say: Call['say']): Sentence {
  const subtotal = moneyRange(figures.subtotal);
  if (subtotal) {
    return say({
      de: sentence` Kurs und Material zusammen ${strong(subtotal)}.`,
      en: sentence` Course and material together ${strong(subtotal)}.`,
    });
  }
  const parts = partsOf(figures, say);
  return parts.length > 0 ? [say({ de: ' Bekannt: ', en: ' Known: ' }), ...parts, '.'] : [];
}

function partsOf({ fee, course, material }: Figures, say: Call['say']): Sentence {
  const named: readonly (readonly [Text, Cell | undefined])[] = [
    [{ de: 'Prüfungsgebühr ', en: 'examination fee ' }, moneyRange(fee)],
    [{ de: 'Kurs ', en: 'course ' }, moneyRange(course)],
    [{ de: 'Lernmaterial ', en: 'learning material ' }, moneyRange(material)],
  ];
  const stated = named.flatMap(([label, cell]) => (cell ? [[say(label), cell]] : []));
  return joined(stated, ', ');
}

/** An amount, or in words that the service does not know it; nothing where it does not say. */
export const amountOrUnknown = (
  range: Figures['fee'],
  isUnknown: boolean,
  { say }: Pick<Call, 'say'>,
): Cell | undefined => moneyRange(range) ?? (isUnknown ? text(say(notConfirmed)) : undefined);
