// Words for the fields of the vehicle registration resources.
import type { Labels } from '../../src/kit/index.ts';

export const labels: Labels = {
  vorgang: { de: 'Vorgang (Kürzel)', en: 'Process (id)' },
  vorgang_de: { de: 'Vorgang', en: 'Process' },
  weg: { de: 'Weg (Kürzel)', en: 'Way (id)' },
  wunschkennzeichen: { de: 'Wunschkennzeichen', en: 'Preferred plate' },
  detail_fees: { de: 'Grundgebühren im Einzelnen', en: 'Base fees in detail' },
  case_de: { de: 'Fall', en: 'Case' },
  amt_eur: { de: 'am Schalter', en: 'at the office' },
  online_eur: { de: 'online', en: 'online' },
  extras: { de: 'Was dazukommen kann', en: 'What may come on top' },
  min_eur: { de: 'ab', en: 'from' },
  max_eur: { de: 'bis', en: 'up to' },
};
