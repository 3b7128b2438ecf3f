// Yes or no to „Lohnt sich das?“ and „Gibt es einen Zuschuss?“, with what it rests on; undefined where the two differ.
import { type QuestionIntent, type Call, money, type Sentence, spanOf, strong } from '../../src/kit/index.ts';
import { type Figures, isNet } from './row.ts';

/** On one set, or on several alike. Such a question need not say which of the two it is: „Gibt es was dafür?“ */
export function verdict(
  all: readonly Figures[],
  isBaseline: boolean,
  { say, intent }: Pick<Call, 'say' | 'intent'>,
): Sentence | undefined {
  if (!asksForVerdict(intent) || all.length === 0) return undefined;
  const left = leftAfterTenYears(all);
  if (!left) return undefined;
  const subsidies = all.flatMap(({ subsidy }) => subsidy ?? []);
  const subsidy = subsidies.length === all.length ? spanOf(subsidies) : undefined;
  if (left.min > 0 && (isBaseline || (subsidy && subsidy.min > 0))) {
    const yes = say({ de: 'Ja: ', en: 'Yes: ' });
    const granted = isBaseline || !subsidy ? [] : [...subsidyPart(subsidy, say), ', '];
    return [strong(yes, ...granted, ...leftPart(left, say), '.')];
  }
  if (left.max >= 0 || !isBaseline) return undefined;
  const missing = money(-left.max, -left.min);
  return [
    strong(
      ...say({
        de: ['Nein: nach zehn Jahren fehlen noch ', missing, '.'],
        en: ['No: after ten years ', missing, ' are still missing.'],
      }),
    ),
  ];
}

type Euros = { readonly min: number; readonly max: number };

const subsidyPart = ({ min, max }: Euros, say: Call['say']) =>
  say({ de: [money(min, max), ' Zuschuss'], en: [money(min, max), ' subsidy'] });

const leftPart = ({ min, max }: Euros, say: Call['say']) =>
  say({
    de: ['nach zehn Jahren bleiben ', money(min, max)],
    en: ['after ten years ', money(min, max), ' are left'],
  });

/** Not „Muss ich das anmelden?“ */
export const asksForVerdict = ({ whether, aspect }: QuestionIntent) =>
  whether && !['duty', 'online', 'documents', 'authority', 'basis', 'meaning'].includes(aspect ?? '');

/** Only where the figures show that the purchase is taken off. */
function leftAfterTenYears(all: readonly Figures[]) {
  const left = all.flatMap((figures) => (isNet(figures) && figures.tenYears ? [figures.tenYears] : []));
  return left.length === all.length ? spanOf(left) : undefined;
}
