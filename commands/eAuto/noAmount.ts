// Cars without an amount: why there is none. Nothing is derived from the amounts for other cars.
import {
  type Call,
  type Document,
  type FactsRecord,
  readFields,
  readProvenance,
  type Sentence,
  sentence,
  strong,
} from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';
import { matrixFields } from './fields.ts';
import { conditionNote, issuesIn } from './notes.ts';
import { vehicles } from './vehicles.ts';

export function noAmountDocument(answer: FactsRecord, kind: 'fcev' | 'hybrid', call: Call): Document {
  const { lang, say, today } = call;
  const { values } = readFields(answer, matrixFields);
  const near = issuesIn(values).filter(({ says }) => /FCEV|Brennstoff|fuel cell|Wasserstoff/i.test(says));
  const condition =
    kind === 'fcev' ? conditionNote(values, { issues: near.slice(0, 1), full: near }, say) : undefined;
  return {
    lang,
    headline: kind === 'fcev' ? stillOpen(call) : say(notFunded),
    notes: condition ? [condition] : [],
    provenance: readProvenance(answer, lang, today),
  };
}

const notFunded = {
  de: sentence`${strong('Kein Betrag')}: der Dienst kennt Beträge nur für vollelektrische Autos und für Plug-in-Hybride oder Range-Extender.`,
  en: sentence`${strong('No amount')}: the service has amounts only for fully electric cars and for plug-in hybrids or range extenders.`,
};

function stillOpen({ lang, say, intent }: Call): Sentence {
  const label = vehicles.fcev.label[lang];
  const isAsked = asksWhetherFunded(intent);
  const open = isAsked ? [strong(say({ de: 'Noch offen', en: 'Still open' })), ': '] : [];
  const none = strong(say({ de: 'noch keinen Betrag', en: 'no amount yet' }));
  return [
    ...open,
    ...say({
      de: sentence`${isAsked ? 'für' : 'Für'} ${label} gibt es hier ${none}, und aus dem für vollelektrische Autos folgt keiner.`,
      en: sentence`${isAsked ? 'for' : 'For'} ${label} there is ${none}, and none follows from the one for fully electric cars.`,
    }),
  ];
}
