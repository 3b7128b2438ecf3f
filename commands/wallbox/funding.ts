// What is secured for one wallbox project, what is not in the sum, and what has to be done for it.
import {
  type Call,
  count,
  type Document,
  type FactsRecord,
  money,
  moneyRange,
  type Range,
  readRange,
  resultDocument,
  type Sentence,
  sentence,
  strong,
  text,
  textCell,
  textsTable,
} from '../../src/kit/index.ts';
import { applicants, buildings, states, wallboxes } from './kinds.ts';
import { labels } from './labels.ts';
import { programmeNotes, programmesTables, statusInWords } from './programmes.ts';
import { readProject, readSecured } from './project.ts';
import { isUnconfirmed, type Programme, readProgrammes } from './readProgrammes.ts';

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
      headline: secured && headline(secured, { ofState, noneActive, programmes, state }, say),
      subject: say({
        de: `Wallbox, ${building.de}, ${state}`,
        en: `Wallbox, ${building.en}, ${state}`,
      }),
      notes: [
        stateNote === undefined ? undefined : [text(state), ': ', text(stateNote)],
        ...programmeNotes(programmes, call),
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
        [{ de: 'Gebäude', en: 'Building' }, text(building[lang])],
        [{ de: 'Bundesland', en: 'State' }, text(state)],
        [{ de: 'Stellplätze', en: 'Parking spaces' }, count(asked.stellplaetze)],
        [{ de: 'Wallbox', en: 'Wallbox' }, text(wallboxes[asked.wallboxTyp].label[lang])],
        [{ de: 'Antragsteller', en: 'Applicant' }, text(applicants[asked.applicant].label[lang])],
      ],
      tables: [
        ...programmesTables(programmes, call),
        ...textsTable(say({ de: 'Voraussetzungen', en: 'Requirements' }), requirements, { folded: false }),
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

interface Behind {
  readonly ofState: Range | undefined;
  readonly noneActive: string | undefined;
  readonly programmes: readonly Programme[];
  readonly state: string;
}

function headline(secured: Range, behind: Behind, say: Call['say']): Sentence {
  const { noneActive, programmes, state, ofState } = behind;
  if (secured.max === 0) {
    const unknown = programmes.some(isUnconfirmed);
    const why = unknown
      ? say({
          de: 'ein Programm läuft, sein Betrag ist aber nicht bestätigt.',
          en: 'a programme is running, but its amount is not confirmed.',
        })
      : (noneActive ??
        say({
          de: 'der Dienst zählt keine Förderung als gesichert.',
          en: 'the service counts nothing as secured.',
        }));
    return [strong(say({ de: '0 € gesichert', en: '€0 secured' })), ': ', text(why)];
  }
  const amount = strong(money(secured.min, secured.max));
  const isOfState = ofState?.min === secured.min && ofState.max === secured.max;
  const [only, ...others] = programmes.filter((one) => one.fits !== false && (one.secured?.max ?? 0) > 0);
  const from = isOfState ? say({ de: ` vom Land ${state}`, en: ` from the state ${state}` }) : '';
  const by = only && others.length === 0 ? sentence` (${text(only.name)})` : [];
  return [
    ...say({ de: sentence`${amount} gesichert${from}`, en: sentence`${amount} secured${from}` }),
    ...by,
    '.',
  ];
}

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
