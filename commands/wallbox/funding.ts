// What is secured for one wallbox project, what is not in the sum, and what has to be done for it.
import {
  type Call,
  count,
  type Document,
  type FactsRecord,
  moneyRange,
  readRange,
  resultDocument,
  type Sentence,
  text,
  textCell,
  textsTable,
} from '../../src/kit/index.ts';
import { headline } from './headline.ts';
import { applicants, buildings, states, wallboxes } from './kinds.ts';
import { labels } from './labels.ts';
import { programmeNotes, programmesTables, statusInWords } from './programmes.ts';
import { readProject, readSecured } from './project.ts';
import { readProgrammes } from './readProgrammes.ts';

export interface Asked {
  readonly gebaeudetyp: keyof typeof buildings;
  readonly bundesland: keyof typeof states;
  readonly stellplaetze: number;
  readonly wallboxTyp: keyof typeof wallboxes;
  readonly applicant: keyof typeof applicants;
}

export function fundingDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const state = states[asked.bundesland].label[lang];
  const building = buildings[asked.gebaeudetyp].label;
  const secured = readSecured(answer);
  const federal = readRange(answer, [
    'federal_secured',
    'federal_amount',
    'bund_betrag',
    'bundesbetrag',
    'federal',
  ]);
  const ofState = readRange(answer, ['state_secured', 'state_amount', 'land_betrag', 'landesbetrag']);
  const programmes = readProgrammes(answer);
  const noneActive = answer.text('no_active_programme', 'no_active_programme_de', 'kein_aktives_programm');
  const stateNote = answer.text('state_note_de', 'state_note', 'land_hinweis', 'landeshinweis');
  const requirements = answer.texts('requirements', 'requirements_de', 'voraussetzungen', 'anforderungen');
  // What was asked, repeated; it is named in the asker's words instead.
  readProject(answer);
  answer.text('state_name');
  return resultDocument(
    answer,
    {
      headline: secured && headline(secured, { ofState, noneActive, programmes, state }, call),
      subject: say({
        de: `Wallbox, ${building.de}, ${state}`,
        en: `Wallbox, ${building.en}, ${state}`,
      }),
      notes: [
        // The headline says it in German only.
        lang === 'en' && noneActive !== undefined && secured?.max === 0 ? [text(noneActive)] : undefined,
        ...programmeNotes(programmes, call),
        stateNote === undefined ? undefined : [text(state), ': ', text(stateNote)],
        municipalNote(answer, call),
      ],
      rows: [
        [{ de: 'gesichert insgesamt', en: 'Secured in total' }, moneyRange(secured)],
        [{ de: 'davon Bund', en: 'Of it federal' }, moneyRange(federal)],
        [{ de: 'davon Land', en: 'Of it from the state' }, moneyRange(ofState)],
        [
          { de: 'Bund', en: 'Federal' },
          textCell(answer.text('federal_rule', 'bund_programm', 'bundesprogramm')),
        ],
        [{ de: 'Landesprogramm', en: 'Programme of the state' }, textCell(readStateRule(answer, lang))],
        [{ de: 'Gebäude', en: 'Building' }, text(building[lang]), 'beside'],
        [{ de: 'Bundesland', en: 'State' }, text(state), 'beside'],
        [{ de: 'Stellplätze', en: 'Parking spaces' }, count(asked.stellplaetze), 'beside'],
        [{ de: 'Wallbox', en: 'Wallbox' }, text(wallboxes[asked.wallboxTyp].label[lang]), 'beside'],
        [{ de: 'Antragsteller', en: 'Applicant' }, text(applicants[asked.applicant].label[lang]), 'beside'],
      ],
      tables: [
        ...programmesTables(programmes, call),
        ...textsTable(say({ de: 'Voraussetzungen', en: 'Requirements' }), requirements, { folded: true }),
      ],
      labels,
    },
    call,
  );
}

const readStateRule = (answer: FactsRecord, lang: Call['lang']) =>
  statusInWords(
    answer.text('state_rule_result', 'state_rule', 'state_status', 'land_regel', 'landesregel'),
    lang,
  );

/** That it is in no sum, in the service's words where they say so. */
function municipalNote(answer: FactsRecord, { lang, say }: Call): Sentence {
  const said = answer.text('municipal_note', 'municipal_note_de', 'kommunaler_hinweis', 'kommunal_hinweis');
  if (said !== undefined && lang === 'de' && /nicht in der .*Summe/i.test(said)) return [text(said)];
  const notIn = say({
    de: 'Kommunale Förderung zählt nie zur Summe.',
    en: 'Municipal funding is never in the total.',
  });
  return said === undefined ? [notIn] : [`${notIn} `, text(said)];
}
