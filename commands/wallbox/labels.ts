// Words for the fields of the wallbox resources.
import type { Labels } from '../../src/kit/index.ts';

export const labels: Labels = {
  federal_potential_illustrative_eur: {
    de: 'angekündigtes Bundesprogramm: Beispielwert, nicht bestätigt, in keiner Summe',
    en: 'Announced federal programme: example value, not confirmed, in no sum',
  },
  federal_potential_in_total: {
    de: 'angekündigtes Bundesprogramm in der Summe',
    en: 'Announced federal programme in the total',
  },
  federal_potential_note_de: {
    de: 'zum angekündigten Bundesprogramm',
    en: 'On the announced federal programme',
  },
  municipal_in_total: { de: 'kommunale Förderung in der Summe', en: 'Municipal funding in the total' },
  municipal_note_de: { de: 'kommunale Förderung', en: 'Municipal funding' },
  no_active_programme_de: { de: 'wenn kein Programm läuft', en: 'If no programme is running' },
};
