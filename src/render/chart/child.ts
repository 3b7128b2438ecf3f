// The process that draws one chart: what draws it is loaded there and ends with it. Begun by toChart.ts.
import { serveOneOrder } from '../inChild.ts';
import { draw } from './draw.ts';

serveOneOrder(draw);
