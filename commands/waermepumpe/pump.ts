// Which heat pump is meant; one for geothermal heat is asked about, and one that blows warm air is none of these.
import { type Candidate, isApart, oneOf, plainIn, type Recogniser, type Word } from '../../src/kit/index.ts';
import { type Pump, pumps } from './kinds.ts';

const known = oneOf(pumps);

/** Says nothing of collector or borehole, on which the costs depend. */
const openNames =
  /^(?:sole|solewasser|solewasserwaermepumpe|erdwaerme|erdwaermepumpen?|geothermie|brine|geothermal|groundsource|groundsourceheatpump)$/;
/** Air-to-air devices get another subsidy. */
const otherDevices =
  /^(?:luftluft|luftluftwaermepumpe|klimaanlage|splitklimaanlage|splitklimageraet|airair|airtoair)$/;
const longest = 4;

/** „L/W“, „S/W-WP“, „LWWP“: how installers write what takes its heat from where; „WW“ alone is warm water. */
const shortName = /^([LSW])(?:\/W(?:-?WP)?|WWP)$/i;

const shortNames = (words: readonly Word[], letter: 'L' | 'S' | 'W') =>
  words.flatMap(({ text }, from) =>
    shortName.exec(text)?.[1]?.toUpperCase() === letter ? [{ from, to: from + 1 }] : [],
  );

const shortlyNamed = (words: readonly Word[]): readonly Candidate<Pump>[] => [
  ...shortNames(words, 'L').map((span) => ({ ...span, value: 'luft_wasser', score: 1 }) as const),
  ...shortNames(words, 'W').map((span) => ({ ...span, value: 'wasser_wasser', score: 1 }) as const),
];

const underground = ['sole_wasser_erdkollektor', 'sole_wasser_erdsonde'] as const;

export const pump: Recogniser<Pump> = {
  ...known,
  find(words, context) {
    const others = spansOf(words, otherDevices);
    const open = [...spansOf(words, openNames), ...shortNames(words, 'S')];
    const isCovered = ({ from, to }: { readonly from: number; readonly to: number }) =>
      [...others, ...open].some((span) => span.from <= from && to <= span.to);
    const short = shortlyNamed(words);
    const named = known.find(words, context).filter((one) => !isCovered(one) && isApart(one, short));
    const found = [...named, ...short];
    const unknown = others.map((span): Candidate<Pump> => ({
      ...span,
      value: 'luft_wasser',
      score: 0.95,
      impossible: true,
    }));
    // „Geothermie mit Bohrung“ says it.
    if (found.some(({ value, score }) => score >= 0.9 && value !== 'luft_wasser'))
      return [...unknown, ...found];
    const between = underground.map((value) => ({ value, label: pumps[value].label[context.lang] }));
    const asked = open.map((span): Candidate<Pump> => ({
      ...span,
      value: underground[1],
      score: 0.9,
      between,
    }));
    return [...unknown, ...found, ...asked];
  },
};

/** The longest run of words from each place that is called so. */
const spansOf = (words: readonly Word[], names: RegExp) =>
  words.flatMap((_, from) => {
    const ends = Array.from({ length: longest }, (__, index) => from + longest - index);
    const to = ends.find((end) => end <= words.length && names.test(plainIn(words, { from, to: end })));
    return to === undefined ? [] : [{ from, to }];
  });
