// What stands next to every registration fee: what it leaves out, and what the service warns of.
import { type Call, type FactsRecord, type Sentence, saidCell, sentence } from '../../src/kit/index.ts';

/** What the fee leaves out: as the service says, else what is never a registration fee. */
export function leftOut(answer: FactsRecord, { lang, say }: Pick<Call, 'lang' | 'say'>): Sentence {
  const items = answer.texts('not_included_de', 'not_included', 'nicht_enthalten');
  if (items.length === 0) {
    return say({
      de: ['Das ist nur die Gebühr, ohne Kennzeichenschilder, Kfz-Steuer und Versicherung.'],
      en: ['This is the fee only, without plates, vehicle tax and insurance.'],
    });
  }
  const named = saidCell(items.join(', '), lang);
  return say({ de: ['Nicht enthalten: ', named, '.'], en: ['Not included: ', named, '.'] });
}

/** The service's own warnings and remarks, as one note. */
export function warnings(
  answer: FactsRecord,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Sentence | undefined {
  const said = answer.texts('warnings_de', 'warnings', 'warnhinweise', 'warnungen');
  if (said.length === 0) return undefined;
  const all = saidCell(said.join(' '), lang);
  return say({
    de: sentence`Der Dienst weist darauf hin: ${all}`,
    en: sentence`The service points out: ${all}`,
  });
}

/** The ids of sources in the tables of detail are for the editors of the data. */
export function dropSourceIds(answer: FactsRecord): void {
  for (const name of ['detail_fees', 'extras']) {
    for (const entry of answer.children(name)) entry.texts('source');
  }
  answer.child('legal')?.texts('source');
}
