// Values for the facts contract: topics, topics with suppliers, federal states, and what is no value at all.

export const topics = [
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

export const supplierTopics = [
  'balkonkraftwerk',
  'e-auto-foerderung',
  'halteverbot',
  'heilpraktiker',
  'jagdschein',
  'kfz-zulassung',
  'sachkundepruefung-34a',
  'waermepumpe',
];

/** The federal states as the contract spells them where it enumerates them, for the wallbox. */
export const wallboxStates = [
  'nordrhein-westfalen',
  'bayern',
  'berlin',
  'baden-wurttemberg',
  'schleswig-holstein',
  'thuringen',
  'hamburg',
  'brandenburg',
  'bremen',
  'hessen',
  'mecklenburg-vorpommern',
  'niedersachsen',
  'rheinland-pfalz',
  'saarland',
  'sachsen',
  'sachsen-anhalt',
];

/** As sent: what is no value, what only looks like one, and what is not even well encoded. */
export const nonsense = [
  '',
  '%00',
  '%zz',
  '..%2f..',
  '%2e%2e',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(400),
  '%D9%A3',
  '%F0%9F%9A%9A',
  'x'.repeat(3000),
];
