// The contract's three kinds of courses, which both examinations share.

export const courses = {
  guenstig: {
    label: { de: 'günstiger Kurs', en: 'low-cost course' },
    withIt: { de: 'mit günstigem Kurs', en: 'with a low-cost course' },
    words: [
      ...[
        'günstig',
        'günstigster',
        'billig',
        'billigster',
        'billigste',
        'online',
        'onlinekurs',
        'selbststudium',
      ],
      ...['online günstig', 'günstig online', 'selber lernen', 'selbst lernen', 'cheap', 'low-cost'],
    ],
  },
  median: {
    label: { de: 'mittlerer Kurs', en: 'average course' },
    withIt: { de: 'mit mittlerem Kurs', en: 'with an average course' },
    words: ['normal', 'mittel', 'mittlerer', 'mittlere', 'durchschnitt', 'durchschnittlich', 'average'],
  },
  intensiv: {
    label: { de: 'Intensivkurs', en: 'intensive course' },
    withIt: { de: 'mit Intensivkurs', en: 'with an intensive course' },
    words: ['intensivkurs', 'crashkurs', 'kompaktkurs', 'vollzeit', 'bootcamp', 'intensive', 'crash course'],
  },
} as const;

export type Course = keyof typeof courses;
export const courseKinds = ['guenstig', 'median', 'intensiv'] as const;
