// Words for the fields of fact sheets and authority records.
import type { Labels } from '../../src/kit/index.ts';

export const labels: Labels = {
  title_de: { de: 'Titel', en: 'Title' },
  title_en: { de: 'Titel (englisch)', en: 'Title' },
  summary_de: { de: 'Worum es geht', en: 'What it is' },
  authority_type: { de: 'Zuständig', en: 'Authority' },
  legal_basis: { de: 'Rechtsgrundlage', en: 'Legal basis' },
  documents: { de: 'Unterlagen', en: 'Documents' },
  fee: { de: 'Gebühr', en: 'Fee' },
  processing_time: { de: 'Dauer', en: 'Time needed' },
  available: { de: 'möglich', en: 'possible' },
  text_de: { de: 'Erläuterung', en: 'Explanation' },
  min_eur: { de: 'mindestens', en: 'at least' },
  max_eur: { de: 'höchstens', en: 'at most' },
  min_days: { de: 'mindestens (Tage)', en: 'at least (days)' },
  max_days: { de: 'höchstens (Tage)', en: 'at most (days)' },
  calculator: { de: 'Rechner', en: 'Calculator' },
  has_suppliers: { de: 'Anbieter vorhanden', en: 'Has suppliers' },
  authority_records: { de: 'Behörden nach Land', en: 'Authorities by state' },
  authority_note_de: { de: 'Zu den Behörden', en: 'On the authorities' },
  topic: { de: 'Thema', en: 'Topic' },
  state_slug: { de: 'Kürzel des Landes', en: 'Id of the state' },
  state_slug_aliases: { de: 'weitere Kürzel des Landes', en: 'Other ids of the state' },
  url: { de: 'Portal', en: 'Portal' },
  url_confidence: { de: 'Portal: wie sicher', en: 'Portal: how sure' },
};
