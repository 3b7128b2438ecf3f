// All questions of the set.
import type { Question } from '../outcome.ts';
import { aevo } from './aevo.ts';
import { anbieter } from './anbieter.ts';
import { balkonkraftwerk } from './balkonkraftwerk.ts';
import { english } from './english.ts';
import { englishOthers } from './englishOthers.ts';
import { eAuto } from './eAuto.ts';
import { fakten } from './fakten.ts';
import { followUps } from './followUps.ts';
import { fresh } from './fresh.ts';
import { freshValues } from './freshValues.ts';
import { gmbh } from './gmbh.ts';
import { halteverbot } from './halteverbot.ts';
import { halteverbotForms } from './halteverbotForms.ts';
import { jagdschein } from './jagdschein.ts';
import { kaminofen } from './kaminofen.ts';
import { kfz } from './kfz.ts';
import { notInScope } from './outOfScope.ts';
import { sachkunde34a } from './sachkunde34a.ts';
import { waermepumpe } from './waermepumpe.ts';
import { waermepumpeAsked } from './waermepumpeAsked.ts';
import { wallbox } from './wallbox.ts';

export const allQuestions: readonly Question[] = [
  halteverbot,
  halteverbotForms,
  jagdschein,
  eAuto,
  balkonkraftwerk,
  wallbox,
  gmbh,
  sachkunde34a,
  aevo,
  waermepumpe,
  waermepumpeAsked,
  kaminofen,
  kfz,
  anbieter,
  fakten,
  freshValues,
  notInScope,
  followUps,
  english,
  englishOthers,
  fresh,
].flat();
