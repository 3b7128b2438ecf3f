// Questions that the engine was not built along, typed as people type them: what it does with what it has never seen.
import type { Question } from '../outcome.ts';
import { freshEAuto } from './freshEAuto.ts';
import { freshElectricity } from './freshElectricity.ts';
import { freshExams } from './freshExams.ts';
import { freshHalteverbot } from './freshHalteverbot.ts';
import { freshHeating } from './freshHeating.ts';
import { freshJagdschein } from './freshJagdschein.ts';
import { freshTopics } from './freshTopics.ts';

export const fresh: readonly Question[] = [
  freshHalteverbot,
  freshJagdschein,
  freshEAuto,
  freshElectricity,
  freshExams,
  freshHeating,
  freshTopics,
].flat();
