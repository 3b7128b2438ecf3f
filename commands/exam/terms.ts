// What the words of a question on an examination mean.
import { type Term, term } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  term('kursformat')`Kursformat, günstiger Kurs, mittlerer Kurs, Intensivkurs, Vorbereitungskurs |
    course format, low-cost course, average course, intensive course |
    Womit man sich auf die Prüfung vorbereitet: „günstig“, zum Beispiel online, „mittel“ zu einem üblichen Preis, oder „intensiv“ mit viel Unterricht in kurzer Zeit. |
    How one prepares for the exam: “low-cost”, such as online, “average” at a usual price, or “intensive” with many lessons in little time.`,
];
