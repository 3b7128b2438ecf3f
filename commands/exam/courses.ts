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
      ...['E-Learning', 'selbst lernen', 'selber lernen'],
    ],
  },
  median: {
    label: { de: 'mittlerer Kurs', en: 'average course' },
    withIt: { de: 'mit mittlerem Kurs', en: 'with an average course' },
    words: [
      ...withCourse('normal', 'mittlere', 'durchschnittlich', 'average', 'standard', 'regular'),
      ...['mittel', 'Durchschnitt', 'Standardkurs'],
    ],
  },
  intensiv: {
    label: { de: 'Intensivkurs', en: 'intensive course' },
    withIt: { de: 'mit Intensivkurs', en: 'with an intensive course' },
    words: [
      ...withCourse('intensiv', 'intensive', 'crash', 'vollzeit', 'full-time'),
      ...['Intensivkurs', 'Intensivlehrgang', 'Crashkurs', 'Kompaktkurs', 'Blockkurs', 'Bootcamp'],
    ],
  },
} as const;

export type Course = keyof typeof courses;
export const courseKinds = ['guenstig', 'median', 'intensiv'] as const;
