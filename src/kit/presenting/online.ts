// Whether something can be done online, and the words for it.
import { type Say, type Sentence, strong } from '../../document/index.ts';

export type Online = 'yes' | 'partly' | 'no';

const verdicts = {
  yes: { de: 'Ja, das geht online', en: 'Yes, that works online' },
  partly: { de: 'Teilweise geht das online', en: 'That works online in part' },
  no: { de: 'Nein, das geht nicht online', en: 'No, that does not work online' },
};

/** The beginning of a first line to a yes-or-no question about it. */
export const onlineVerdict = (online: Online, say: Say): Sentence[number] => strong(say(verdicts[online]));
