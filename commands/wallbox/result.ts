// What is secured for one wallbox project, what is not in the sum, and what has to be done for it.
import {
  both,
  type Call,
  type Document,
  dutyLine,
  type FactsRecord,
  joined,
  labelIn,
  note,
  readAsked,
  readFields,
  resultDocument,
  type Sentence,
  text,
  textCell,
  textNote,
  textsTable,
} from '../../src/kit/index.ts';
import { askedOfGrant, type Giver, inItsWords, withOtherGiver } from '../funding/asked.ts';
import { fundingFields, type FundingRead } from './fields.ts';
import { announced, headline, limits, programmesFor, programmesTables } from './headline.ts';
import { type applicants, buildings, states, statusInWords, wallboxes } from './words.ts';

interface Asked {
  readonly gebaeudetyp: keyof typeof buildings;
  readonly bundesland: string;
  readonly stellplaetze: number;
  readonly wallboxTyp: keyof typeof wallboxes;
  readonly applicant: keyof typeof applicants;
  /** Who else is asked for. */
  readonly geber: Giver | undefined;
}

export function fundingDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say, intent } = call;
  const state = labelIn(states, asked.bundesland, lang);
  const building = buildings[asked.gebaeudetyp].label;
  const fields = readFields(answer, fundingFields);
  const { values } = fields;
  const programmes = programmesFor(values.programmes);
  // The sum has what the state gives; of cities the service speaks in general.
  const giver = asked.geber === 'city' ? asked.geber : undefined;
  const sum = headline(values, state, askedOfGrant(giver, call));
  const duty = dutyOn(values, call);
  const isOnDuty = intent.aspects.includes('duty');
  const document = resultDocument(
    answer,
    {
      headline: duty ? joined([duty, sum], ' ') : sum,
      subject: say({ de: `Wallbox, ${building.de}, ${state}`, en: `Wallbox, ${building.en}, ${state}` }),
      notes: [
        conditions([...noPrivatePerson(asked, call), ...limits(programmes)]),
        note('condition', announced(programmes, call)),
        values.stateNote === undefined ? undefined : [text(state), ': ', text(values.stateNote)],
        municipalNote(values, call),
        lang === 'de' && values.secured?.max !== 0 ? textNote(values.noneActive) : undefined,
      ],
      fields,
      asked,
      said: programmes.some((one) => one.note === values.potentialNote) ? ['potentialNote'] : [],
      rows: [
        [
          fundingFields.stateRule.label,
          textCell(values.stateRule === undefined ? undefined : statusInWords(values.stateRule, lang)),
        ],
      ],
      tables: [
        ...(isOnDuty ? requirementsTables(values, false, say) : []),
        ...programmesTables(values.programmes, call),
        ...(isOnDuty ? [] : requirementsTables(values, true, say)),
      ],
    },
    call,
  );
  return withOtherGiver(document, giver, { city: inItsWords(values.municipalNote, call) }, call, {
    de: 'Sonst: ',
    en: 'Else: ',
  });
}

/** „Muss ich die Wallbox anmelden?“: the requirement that is asked about. */
function dutyOn({ requirements }: FundingRead, call: Call): Sentence | undefined {
  const values = [...Object.values(states), ...Object.values(wallboxes)].flatMap(({ words }) => words);
  const asked = readAsked(call.question, ['wallbox', 'stellplatz', 'stellplätze', ...values], call.lang);
  return dutyLine(requirements, { ...call, asked }, { areRequirements: true });
}

/** Next to the sum there is room for one. */
const conditions = (all: readonly Sentence[]) =>
  note('condition', all.length > 0 ? joined(all, ' ') : undefined);

/** The contract has no applicant of that kind. */
function noPrivatePerson({ gebaeudetyp, applicant }: Asked, { say }: Call): readonly Sentence[] {
  if (gebaeudetyp !== 'weg' || applicant !== 'privatperson') return [];
  const only = both`Die WEG selbst ist keine Privatperson; einen eigenen Antragsteller für sie kennt der Dienst nicht.
    The owners’ association itself is no private person; the service knows no applicant of its kind.`;
  return [[say(only)]];
}

function requirementsTables({ requirements }: FundingRead, folded: boolean, say: Call['say']) {
  return textsTable(say(fundingFields.requirements.label), requirements, { folded });
}

/** That it is in no sum, in the service's words where they say so. */
function municipalNote({ municipalNote: said }: FundingRead, { lang, say }: Call): Sentence {
  if (said !== undefined && lang === 'de' && /nicht in der .*Summe/i.test(said)) return [text(said)];
  const notIn = say(both`Kommunale Förderung zählt nie zur Summe.
    Municipal funding is never in the total.`);
  return said === undefined ? [notIn] : [`${notIn} `, text(said)];
}
