// The contract's three kinds of courses, which both examinations share.

/** „günstig“, and „günstigen Kurs“ as one. */
const withCourse = (...words: readonly string[]) => [
  ...words,
  ...words.flatMap((word) => ['kurs', 'onlinekurs', 'lehrgang', 'course'].map((noun) => `${word} ${noun}`)),
];

export const courses = {
  guenstig: {
    label: { de: 'günstiger Kurs', en: 'low-cost course' },
    withIt: { de: 'mit günstigem Kurs', en: 'with a low-cost course' },
    words: withCourse(
      ...['günstig', 'günstige', 'günstiger', 'günstigen', 'günstigem', 'günstiges', 'günstigster'],
      ...['günstigste', 'günstigsten', 'am günstigsten', 'billig', 'billige', 'billiger', 'billigen'],
      ...['billigster', 'billigste', 'billigsten', 'online', 'onlinekurs', 'online-kurs', 'online günstig'],
      ...['günstig online', 'selbststudium', 'selbstlernkurs', 'fernkurs', 'fernlehrgang', 'e-learning'],
      ...['selber lernen', 'selbst lernen', 'low-cost', 'cheap', 'cheapest', 'online course', 'self-study'],
    ),
  },
  median: {
    label: { de: 'mittlerer Kurs', en: 'average course' },
    withIt: { de: 'mit mittlerem Kurs', en: 'with an average course' },
    words: withCourse(
      ...['normal', 'normaler', 'normale', 'normalen', 'normalem', 'mittel', 'mittlerer', 'mittlere'],
      ...['mittleren', 'mittlerem', 'durchschnitt', 'durchschnittlich', 'durchschnittlicher'],
      ...['durchschnittlichen', 'standardkurs', 'average', 'standard course', 'regular course'],
    ),
  },
  intensiv: {
    label: { de: 'Intensivkurs', en: 'intensive course' },
    withIt: { de: 'mit Intensivkurs', en: 'with an intensive course' },
    words: withCourse(
      ...['intensivkurs', 'intensivkurse', 'intensive', 'intensiver', 'intensiven', 'intensivem'],
      ...['intensivlehrgang', 'crashkurs', 'crashkurse', 'crash-kurs', 'kompaktkurs', 'blockkurs'],
      ...['vollzeit', 'vollzeitkurs', 'vollzeitlehrgang', 'in vollzeit', 'bootcamp', 'crash course'],
      ...['full-time', 'full-time course', 'intensive course'],
    ),
  },
} as const;

export type Course = keyof typeof courses;
export const courseKinds = ['guenstig', 'median', 'intensiv'] as const;
