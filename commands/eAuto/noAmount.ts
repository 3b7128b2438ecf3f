// Cars without an amount: why there is none. Nothing is derived from the amounts for other cars.
import {
  type Call,
  type Document,
  type FactsRecord,
  readProvenance,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';
import { readIssues } from './issues.ts';
import { vehicles } from './vehicles.ts';

export function noAmountDocument(
  answer: FactsRecord,
  kind: 'fcev' | 'hybrid',
  { lang, say, today, intent }: Call,
): Document {
  const provenance = readProvenance(answer, lang, today);
  if (kind === 'hybrid') {
    return {
      lang,
      headline: say({
        de: sentence`${strong('Kein Betrag')}: der Dienst kennt Beträge nur für vollelektrische Autos und für Plug-in-Hybride oder Range-Extender.`,
        en: sentence`${strong('No amount')}: the service has amounts only for fully electric cars and for plug-in hybrids or range extenders.`,
      }),
      provenance,
    };
  }
  const reason = readIssues(answer).find((issue) =>
    /FCEV|Brennstoff|fuel cell|Wasserstoff/i.test(issue.text),
  );
  const label = vehicles.fcev.label[lang];
  const isYesOrNo = asksWhetherFunded(intent);
  const none = strong(say({ de: 'noch keinen Betrag', en: 'no amount yet' }));
  const open: Sentence = isYesOrNo ? [strong(say({ de: 'Noch offen', en: 'Still open' })), ': '] : [];
  return {
    lang,
    headline: say({
      de: [
        ...open,
        ...sentence`${isYesOrNo ? 'für' : 'Für'} ${label} gibt es hier ${none}, und aus dem für vollelektrische Autos folgt keiner.`,
      ],
      en: [
        ...open,
        ...sentence`${isYesOrNo ? 'for' : 'For'} ${label} there is ${none}, and none follows from the one for fully electric cars.`,
      ],
    }),
    notes: reason
      ? [
          say({
            de: sentence`Ungeklärt laut Quellen: ${text(reason.text)}`,
            en: sentence`Left open by the sources: ${text(reason.text)}`,
          }),
        ]
      : [],
    provenance,
  };
}
