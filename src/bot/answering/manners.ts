// The reply to who asks nothing of the service; never a figure, never a question back.
import type { Document, Lang, Say, Sentence } from '../../document/index.ts';
import type { Command, Word } from '../../kit/index.ts';
import type { Manner } from '../manners/manners.ts';
import {
  abilities,
  chatter,
  fixedAnswer,
  greeting,
  introduction,
  isFixed,
  legal,
  noData,
  person,
  program,
  wellbeing,
} from '../wording/manners.ts';

export interface MannerCall {
  readonly lang: Lang;
  readonly say: Say;
  /** Those that the asker may use. */
  readonly commands: readonly Command[];
  /** Of the message: which office can help is told by its words. */
  readonly words?: readonly Word[];
}

/** Pure. */
export const mannerDocument = (manner: Manner, call: MannerCall): Document => ({
  lang: call.lang,
  headline: headlineOf(manner, call),
});

function headlineOf(manner: Manner, call: MannerCall): Sentence {
  if (isFixed(manner.kind)) return fixedAnswer(manner.kind, call.say);
  switch (manner.kind) {
    case 'legal':
      return legal(call, manner.topic);
    case 'person':
      return person(call, manner.topic);
    case 'noData':
      return noData(call, call.words ?? []);
    case 'greeting':
      return greeting(call);
    case 'wellbeing':
      return wellbeing(call);
    case 'identity':
      return introduction(call);
    case 'human':
      return program(call);
    case 'abilities':
      return abilities(call);
    default:
      return chatter(call);
  }
}
