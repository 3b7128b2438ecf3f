// A third facts service under the same contract: overviews of every shape or none, figures as text, hardly any source.
import { type Route, type RoutedFacts, type ServeOptions, serveRoutes } from './routedFacts.ts';
import { eAuto, kfz } from './thirdFacts/driving.ts';
import { gmbh, guards, trainers } from './thirdFacts/founding.ts';
import { heatPump, stove } from './thirdFacts/heating.ts';
import { hunting } from './thirdFacts/hunting.ts';
import { moving } from './thirdFacts/moving.ts';
import { balcony, wallbox } from './thirdFacts/power.ts';
import { sheets, suppliers } from './thirdFacts/sheets.ts';
import { missing, ok } from './thirdFacts/wire.ts';

const resources = [
  ...[sheets, suppliers, hunting, moving, eAuto, balcony, wallbox],
  ...[gmbh, guards, trainers, heatPump, stove, kfz],
].flat();

const index: Route = { path: '/', answer: () => ok(resources.map(({ path }) => path)) };

/** Starts it on this machine. */
export const startThirdFactsServer = (options?: ServeOptions): Promise<RoutedFacts> =>
  serveRoutes([index, ...resources], missing('page'), options);
