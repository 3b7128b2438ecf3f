// What one set costs and saves, with what it was reckoned with.
import {
  type Call,
  type Document,
  type FactsRecord,
  moneyRange,
  note,
  onlyFields,
  readFields,
  resultDocument,
  text,
  textsTable,
} from '../../src/kit/index.ts';
import { cityName, isBaseline } from './city.ts';
import { setFields, tenYearsLabel } from './fields.ts';
import { isNet, matterOf, rowsFor, setsHeadline } from './headline.ts';
import { type Asked, defaultsNote, dividedWarnings, programmeNote } from './notes.ts';
import { sizes } from './size.ts';

export function setDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const { city, leistung } = asked;
  const fields = readFields(answer, setFields);
  const { values } = fields;
  const name = cityName(city, lang);
  const { near, far } = dividedWarnings(values, asked);
  const about = {
    isBaseline: isBaseline(city),
    hasOwnPrice: asked.preis !== undefined,
  };
  const matter = matterOf(call, about.hasOwnPrice);
  const hasTenYears = matter === undefined || matter === 'savings' || matter === 'years';
  return resultDocument(
    answer,
    {
      headline: setsHeadline([values], about, call),
      subject: say({
        de: `Balkonkraftwerk, ${sizes[leistung].label.de}, ${name}`,
        en: `Balcony solar, ${sizes[leistung].label.en}, ${name}`,
      }),
      notes: [
        note('condition', programmeNote(values, isBaseline(city) ? undefined : name)),
        note('condition', defaultsNote(values, asked, call)),
        ...near.map((said) => [text(said)]),
      ],
      fields: matter ? onlyFields(fields, rowsFor[matter]) : fields,
      asked: { ...asked, watts: leistung.replace('w', '') },
      said: ['tenYears'],
      rows: [
        [tenYearsLabel(isNet(values)), moneyRange(values.tenYears), hasTenYears ? undefined : 'beside'],
        [setFields.size.label, text(sizes[leistung].label[lang]), 'beside'],
        [setFields.city.label, text(name), 'beside'],
      ],
      tables: textsTable(setFields.warnings.label[lang], far, { folded: true }),
    },
    call,
  );
}
