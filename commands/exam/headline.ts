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
import type { Part, PartsAsked } from './parts.ts';
import type { Figures } from './readExam.ts';

type Speaking = Pick<Call, 'say' | 'intent'>;

/** Undefined where the service states neither a total nor that there is none. */
export function examHeadline(
  figures: Figures,
  what: Text,
  asked: PartsAsked,
  call: Speaking,
): Sentence | undefined {
  const { say } = call;
  const total = moneyRange(figures.total);
  const first = partsFirst(figures, asked, call);
  if (total) {
    const parts = partsOf(figures, say);
    return [...first, strong(total), ` ${say(what)}`, ...(parts.length > 0 ? [': ', ...parts] : []), '.'];
  }
  if (!figures.isPartial && !figures.isFeeUnknown) return undefined;
  return [...first, ...noTotal(figures, asked, call), ...knownParts(figures, say)];
}

/** The parts that were asked for; the fee that nobody knows stands in the sentence on the total. */
function partsFirst(
  figures: Figures,
  { parts, isKnownAsked }: PartsAsked,
  { say, intent }: Speaking,
): Sentence {
  const { fee, ihk } = figures;
  if (intent.whether && isKnownAsked && parts.includes('fee') && fee) {
    return say({
      de: sentence`${strong('Ja')}, die Prüfungsgebühr beträgt ${strong(moneyRange(fee) ?? '')}. `,
      en: sentence`${strong('Yes')}, the examination fee is ${strong(moneyRange(fee) ?? '')}. `,
    });
  }
  const said = parts.flatMap((part): Sentence[] => {
    const amount = moneyRange(figures[part]);
    return amount
      ? [[say(partLabels[part]), strong(amount), ...(part === 'fee' && ihk ? [' (', text(ihk), ')'] : [])]]
      : [];
  });
  return said.length > 0 ? [...joined(said, ', '), '. '] : [];
}

const partLabels: Readonly<Record<Part, Text>> = {
  fee: { de: 'Prüfungsgebühr ', en: 'Examination fee ' },
  course: { de: 'Kurs ', en: 'Course ' },
  material: { de: 'Lernmaterial ', en: 'Learning material ' },
};

/** Never a zero, and never a sum that the service did not make. */
function noTotal(
  { ihk, isFeeUnknown, fee }: Figures,
  { isKnownAsked, parts }: PartsAsked,
  { say, intent }: Speaking,
): Sentence {
  const title = strong(say({ de: 'Kein Gesamtpreis:', en: 'No total:' }));
  if (!isFeeUnknown && fee !== undefined) {
    return [
      title,
      say({ de: ' der Dienst nennt nur Teile davon.', en: ' the service states only parts of it.' }),
    ];
  }
  const whose = ihk ? say({ de: sentence` der ${text(ihk)}`, en: sentence` of ${text(ihk)}` }) : [];
  if (intent.whether && isKnownAsked && parts.includes('fee')) {
    return say({
      de: [strong('Nein'), ', die Prüfungsgebühr', ...whose, ' ist nicht bestätigt.'],
      en: [strong('No'), ', the examination fee', ...whose, ' is not confirmed.'],
    });
  }
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
