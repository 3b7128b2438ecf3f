// Recognises whether a car comes from another registration district or stays in its own: „gleicher Kreis“, „aus dem Nachbarkreis“.
import { oneOf } from '../../src/kit/index.ts';

const areas = [
  ...[
    'bezirk',
    'zulassungsbezirk',
    'kreis',
    'landkreis',
    'ort',
    'stadt',
    'gemeinde',
    'district',
    'county',
    'town',
  ],
];
const inEach = (...adjectives: readonly string[]): string =>
  adjectives.flatMap((adjective) => areas.map((area) => `${adjective}_${area}`)).join(' | ');

export const districts = {
  gleicherBezirk: {
    label: { de: 'im selben Bezirk', en: 'same district' },
    told: [
      inEach(
        'gleicher',
        'gleichen',
        'gleichem',
        'gleiche',
        'selben',
        'selber',
        'demselben',
        'derselben',
        'derselbe',
      ),
      inEach('same', 'innerhalb_des', 'innerhalb_der', 'within_the'),
    ],
  },
  andererBezirk: {
    label: { de: 'aus anderem Bezirk', en: 'from another district' },
    told: [
      inEach('anderem', 'anderer', 'anderen', 'andere', 'fremdem', 'another', 'other', 'different'),
      'nachbarkreis | nachbarlandkreis | nachbarbezirk | nachbarort | nachbarstadt | nachbargemeinde',
      'anderem_bundesland | anderen_bundesland | another_state | other_state',
    ],
  },
} as const;

export type District = keyof typeof districts;

export const district = oneOf(districts, { either: ['gleicherBezirk', 'andererBezirk'] });
