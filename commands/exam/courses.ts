// The contract's three kinds of courses, which both examinations share.

/** „günstig“, and „günstigen Kurs“ as one. */
const withCourse = (...words: readonly string[]) =>
  words.flatMap((word) => [word, `${word} Kurs`, `${word} Lehrgang`, `${word} course`]);

export const courses = {
  guenstig: {
    label: { de: 'günstiger Kurs', en: 'low-cost course' },
    withIt: { de: 'mit günstigem Kurs', en: 'with a low-cost course' },
    words: [
      ...withCourse('günstig', 'billig', 'online', 'low-cost', 'cheap', 'budget', 'self-study'),
      ...['Onlinekurs', 'online günstig', 'Selbststudium', 'Selbstlernkurs', 'Fernkurs', 'Fernlehrgang'],
      ...['E-Learning', 'selbst lernen', 'selber lernen', 'preiswert', 'sparsam', 'Sparversion'],
    ],
    told: [
      'selbst | selber | myself + bei | beibring* | teach | learn',
      'wenig_geld | kaum_geld | kein_geld | knapp_bei_kasse | tight_budget | little_money | sparen | save_money',
    ],
  },
  median: {
    label: { de: 'mittlerer Kurs', en: 'average course' },
    withIt: { de: 'mit mittlerem Kurs', en: 'with an average course' },
    words: [
      ...withCourse('normal', 'mittlere', 'durchschnittlich', 'average', 'standard', 'regular'),
      ...withCourse('üblich', 'gewöhnlich', 'gängig', 'usual', 'ordinary', 'typical'),
      ...['mittel', 'Durchschnitt', 'Standardkurs'],
    ],
    told: ['0815 | 08_15 | wie_alle | was_die_meisten | nothing_special | nix_besonder* | nichts_besonder*'],
  },
  intensiv: {
    label: { de: 'Intensivkurs', en: 'intensive course' },
    withIt: { de: 'mit Intensivkurs', en: 'with an intensive course' },
    words: [
      ...withCourse('intensiv', 'intensive', 'crash', 'vollzeit', 'full-time'),
      ...[
        'Schnellkurs',
        'Blitzkurs',
        'Expresskurs',
        'Turbokurs',
        'Schnelldurchlauf',
        'Schnelldurchgang',
        'Express',
        'Turbo',
      ],
      ...['Intensivkurs', 'Intensivlehrgang', 'Crashkurs', 'Kompaktkurs', 'Blockkurs', 'Bootcamp'],
    ],
    told: [
      'schnell | schnellst* | fix | fast | quick* + möglich | possible | durch | fertig | gehen | through | done | kurs | course',
      'null_zeit | keine_zeit | kaum_zeit | wenig_zeit | koa_zeit | keene_zeit | no_time | little_time | hardly_any_time | in_einer_woche | within_a_week',
    ],
  },
} as const;

export type Course = keyof typeof courses;
export const courseKinds = ['guenstig', 'median', 'intensiv'] as const;
