// The hunting licence in one state: its first-year costs, its training and examination, or its fees and papers.
import {
  type Call,
  code,
  type Document,
  type FactsRecord,
  note,
  type Note,
  readFields,
  resultDocument,
  sentencesIn,
  type Speaking,
  statedCell,
  stateNames,
  type Text,
  text,
} from '../../src/kit/index.ts';
import { kindForAge, youngNotes } from './age.ts';
import { type CommonRead, costFields, examinationFields, type FeeRead, licenceFields } from './fields.ts';
import { type Asked, costsHeadline, examinationHeadline, firstYearWith } from './headline.ts';
import { isOnPapers, licencesHeadline, papersFor } from './licenceHeadline.ts';
import { kindLabel, kindOf } from './words.ts';

export function costsDocument(answer: FactsRecord, { kind, ...given }: Asked, call: Call): Document {
  const { lang, say } = call;
  const fields = readFields(answer, costFields);
  const { values } = fields;
  const asked = { ...given, kind: kind ?? kindForAge(values, call) };
  const year = firstYearWith(asked.kind ?? 'year', values);
  const ask = say({ de: `jagdschein details ${asked.state}`, en: `hunting-licence details ${asked.state}` });
  return resultDocument(
    answer,
    {
      headline: costsHeadline(values, asked, call),
      subject: say({ de: `Jagdschein in ${asked.state}`, en: `Hunting licence in ${asked.state}` }),
      notes: [
        ...youngNotes(values, kind, call),
        ...notesOn(values, asked.state, call),
        say`Gebühren je Jagdschein, Jagdabgabe und Unterlagen: ${code(ask)}
          Fees by licence, levy and documents: ${code(ask)}`,
      ],
      fields,
      rows: year
        ? [
            [kindLabel(asked.kind ?? 'year'), statedCell(year, 'fee', lang)],
            [costFields.firstYear.label, statedCell(year, 'total', lang)],
          ]
        : [],
    },
    call,
  );
}

export function examinationDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const fields = readFields(answer, examinationFields);
  const isTold = asked.point !== undefined || call.intent.aspect === 'duration';
  return resultDocument(
    answer,
    {
      headline: examinationHeadline(fields, asked, call),
      subject: call.say({ de: `Jägerprüfung in ${asked.state}`, en: `Hunting exam in ${asked.state}` }),
      // What limits the fees is beside the point of an age or of hours.
      notes: isTold ? [] : notesOn(fields.values, asked.state, call),
      fields,
      isTold,
    },
    call,
  );
}

/** What the service calls it, where that is none of the usual kinds. */
function nameOf({ licence = '' }: FeeRead): Text {
  const kind = kindOf(licence);
  return kind ? kindLabel(kind) : { de: licence, en: licence };
}

export function licencesDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const fields = readFields(answer, licenceFields);
  const { values } = fields;
  const told = isOnPapers(asked, call) ? papersFor(values, asked) : undefined;
  const isOnLevy = asked.point === 'levy' || asked.point === 'levyDue';
  const isTold = told !== undefined || asked.isOnValidity === true || asked.isOnDeadline === true;
  return resultDocument(
    answer,
    {
      headline: licencesHeadline(values, asked, call),
      subject: say({ de: `Jagdschein in ${asked.state}`, en: `Hunting licence in ${asked.state}` }),
      notes: [
        ...youngNotes(values, asked.kind, call),
        ...values.rules
          .filter((rule) => isOnLevy && /Jagdabgabe/i.test(rule))
          .map((rule) => note('condition', [text(rule)])),
        ...(isTold ? [] : notesOn(values, asked.state, call)),
      ],
      fields,
      said: told ? [told] : [],
      isTold,
      // The fee of each licence; what it is made of stands in the fold.
      rows: values.licences.map((read) => [nameOf(read.values), statedCell(read, 'total', lang)]),
    },
    call,
  );
}

type Said = Pick<CommonRead, 'warnings' | 'rule'> & { readonly datedNote?: string | undefined };

/** Without a state, all warnings are near. */
export function notesOn(
  { warnings, rule = '', datedNote }: Said,
  state: string | undefined,
  { say }: Speaking,
): readonly Note[] {
  const said = warnings.flatMap(sentencesIn);
  const named = said.filter((warning) => state !== undefined && warning.includes(state));
  const general = said.filter(
    (warning) => (state === undefined || !isOnAnyState(warning)) && !isOnCertainty(warning),
  );
  // How it is added up is for the files; what is not in it is not.
  const leftOut = sentencesIn(rule).filter((one) => one !== '' && !one.includes('='));
  return [
    ...[...leftOut, ...named].map((one) => note('condition', [text(one)])),
    ...general.map((one) => note('remark', [text(one)])),
    // The date of the state's figures may be known less well than it looks.
    ...(state !== undefined && datedNote !== undefined
      ? [note('remark', say`Zum Stand: ${text(datedNote)}\nOn the date: ${text(datedNote)}`)]
      : []),
  ];
}

const isOnAnyState = (warning: string) => stateNames.some(([name = '']) => warning.includes(name));

/** What is only an example says so where it stands. */
const isOnCertainty = (warning: string) => /\billustrativ/i.test(warning);
