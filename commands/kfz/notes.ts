// What stands next to every registration fee: what it leaves out, and what the service warns of.
import { type Call, note, type Note, type Sentence, saidCell, textNote } from '../../src/kit/index.ts';
import type { CommonRead } from './fields.ts';

type Said = Pick<CommonRead, 'notIncluded' | 'warnings'>;

export const notesOn = (said: Said, call: Pick<Call, 'lang' | 'say'>): readonly (Note | undefined)[] => [
  note('condition', leftOut(said, call)),
  ...said.warnings.map((warning) => note('remark', textNote(warning))),
];

/** What the fee leaves out: as the service says, else what is never a registration fee. */
function leftOut({ notIncluded }: Said, { lang, say }: Pick<Call, 'lang' | 'say'>): Sentence {
  if (notIncluded.length === 0) {
    return say({
      de: ['Das ist nur die Gebühr, ohne Kennzeichenschilder, Kfz-Steuer und Versicherung.'],
      en: ['This is the fee only, without plates, vehicle tax and insurance.'],
    });
  }
  const named = saidCell(notIncluded.join(', '), lang);
  return say({ de: ['Nicht enthalten: ', named, '.'], en: ['Not included: ', named, '.'] });
}
