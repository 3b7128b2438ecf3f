// A second facts service under the same contract, unlike the embedded one wherever the contract is silent.
import { anbieterRouten } from './otherFacts/anbieter.ts';
import { found, problem } from './otherFacts/answer.ts';
import { eAuto, kfz } from './otherFacts/auto.ts';
import { gmbh } from './otherFacts/gmbh.ts';
import { halteverbot } from './otherFacts/halteverbot.ts';
import { kaminofen, waermepumpe } from './otherFacts/heizung.ts';
import { jagdschein } from './otherFacts/jagdschein.ts';
import { aevo, sachkunde34a } from './otherFacts/pruefungen.ts';
import { balkonkraftwerk, wallbox } from './otherFacts/solar.ts';
import { themenRouten } from './otherFacts/themen.ts';
import { type Route, type RoutedFacts, type ServeOptions, serveRoutes } from './routedFacts.ts';

const resources: readonly Route[] = [
  ...themenRouten,
  ...anbieterRouten,
  ...jagdschein,
  ...halteverbot,
  ...eAuto,
  ...balkonkraftwerk,
  ...wallbox,
  ...gmbh,
  ...sachkunde34a,
  ...aevo,
  ...waermepumpe,
  ...kaminofen,
  ...kfz,
];

const index: Route = {
  path: '/',
  answer: () => found({ verzeichnis: resources.map(({ path }) => ({ pfad: path })) }),
};

/** Starts it on this machine. */
export const startOtherFactsServer = (options?: ServeOptions): Promise<RoutedFacts> =>
  serveRoutes([index, ...resources], problem(404, { title: 'Nicht gefunden' }), options);
