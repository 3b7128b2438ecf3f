// The endpoint index: which topics there are, and what is served here.
import { Hono } from 'hono';

const topics = [
  'aevo-ausbilderschein',
  'balkonkraftwerk',
  'bussgeldverfahren',
  'e-auto-foerderung',
  'e-kennzeichen',
  'energieberater',
  'erbschein',
  'gmbh-gruendung',
  'halteverbot',
  'heilpraktiker',
  'hundefuehrerschein',
  'jagdschein',
  'kaminofen',
  'kfz-steuer',
  'kfz-zulassung',
  'ladeinfrastruktur',
  'wallbox',
  'meisterpruefung',
  'sachkundepruefung-34a',
  'solaranlage',
  'solarstrom-auto-laden',
  'thg-quote',
  'waermepumpe',
];

/** The index at /, listing the paths of these resources. */
export function root(resources: Hono) {
  const endpoints = resources.routes.map(({ method, path }) => ({
    method,
    path: inBraces(path),
  }));
  return new Hono().get('/', (c) => c.json({ version: '1.0.0', topics, endpoints }));
}

/** `/results/:von/` as the contract writes it: `/results/{von}/`. */
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}');
