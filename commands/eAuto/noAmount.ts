// Cars without an amount: why there is none. Nothing is derived from the amounts for other cars.
import {
  type Call,
  type Document,
  type FactsRecord,
  readProvenance,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { readIssues } from './issues.ts';
import { vehicles } from './vehicles.ts';

export function noAmountDocument(
  answer: FactsRecord,
  kind: 'fcev' | 'hybrid',
  { lang, say, today }: Call,
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
  return {
    lang,
    headline: say({
      de: sentence`Für ${label} gibt es hier ${strong('noch keinen Betrag')}, und aus dem für vollelektrische Autos folgt keiner.`,
      en: sentence`For ${label} there is ${strong('no amount yet')}, and none follows from the one for fully electric cars.`,
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
