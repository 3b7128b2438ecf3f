// What there is to know on a topic: the fee first, then the sheet, and where figures and authorities are found.
import {
  type Call,
  type Cell,
  code,
  type Document,
  type FactsRecord,
  type Item,
  phrase,
  readFields,
  resultDocument,
  saidCell,
  type Sentence,
  topicName,
} from '../../src/kit/index.ts';
import { calculatorFor } from '../themen/topicsTable.ts';
import { firstLine } from './headline.ts';
import { authoritiesTables, byStateLine, stateOf } from './authorities.ts';
import { sheetFields } from './fields.ts';
import { daysCell, feeAlone, readSheet, type TopicSheet } from './sheet.ts';

/** `before` stands in front of everything else: what the service does not have for the `state`. */
export function topicDocument(
  answer: FactsRecord,
  topic: string,
  call: Pick<Call, 'lang' | 'say' | 'today' | 'intent' | 'question' | 'answeredBy' | 'commands'>,
  { state, before }: { readonly state?: string | undefined; readonly before?: Sentence | undefined } = {},
): Document {
  const { lang, say, commands, intent } = call;
  const fields = readFields(answer, sheetFields);
  const { authorities: all, hasSuppliers } = fields.values;
  const there = all.filter((one) => state !== undefined && stateOf(one) === state);
  const authorities = there.length > 0 ? there : all;
  const sheet = readSheet(fields.values, lang);
  const name = sheet.title ?? topicName(topic, lang);
  const calculator = calculatorFor(topic, commands)?.name[lang][0];
  const first = firstLine(answer, sheet, { topic, name, state }, call);
  const [fakten, anbieter] = say({ de: ['fakten', 'anbieter'], en: ['facts', 'suppliers'] });
  const inState = authorities[0] && forExample(`${fakten} ${topic} ${stateOf(authorities[0]) ?? ''}`, say);
  const rows: readonly Item[] = [
    [{ de: 'Gebühr', en: 'Fee' }, feeAlone(sheet, call)],
    [{ de: 'Kosten', en: 'Cost' }, sheet.cost],
    [{ de: 'Dauer', en: 'Time needed' }, daysCell(sheet, call)],
    [{ de: 'Zuständig', en: 'Authority' }, sheet.authority],
    [{ de: 'Unterlagen', en: 'Documents' }, sheet.documents],
    [{ de: 'Online', en: 'Online' }, sheet.online],
    [{ de: 'Rechtsgrundlage', en: 'Legal basis' }, sheet.law],
    [{ de: 'Mindestalter', en: 'Minimum age' }, sheet.age],
    [{ de: 'Beträge berechnen', en: 'Figures' }, calculator === undefined ? undefined : code(calculator)],
    [{ de: 'Behörde im Land', en: 'Authority in a state' }, inState],
    [{ de: 'Anbieter', en: 'Suppliers' }, hasSuppliers ? code(`${anbieter} ${topic}`) : undefined],
  ];
  const office = intent.aspect === 'authority' ? officeOf(sheet, before, say) : undefined;
  // Nobody in charge of the matter as a whole: who is it in the states?
  const isNobody = intent.aspect === 'authority' && sheet.authority === undefined;
  const byState = isNobody ? byStateLine(authorities, name, say) : undefined;
  return resultDocument(
    answer,
    {
      headline: office ?? byState ?? first.sentence,
      subject: name,
      notes: [
        office ? undefined : before,
        first.hasSummary || sheet.summary === undefined ? undefined : [saidCell(sheet.summary, lang)],
      ],
      rows,
      isTold: first.isTold,
      firstLine: (office ?? byState) ? 'point' : first.is,
      fields,
      tables: authoritiesTables(authorities, call),
    },
    call,
  );
}

/** Nobody is named there: who it is in general. */
function officeOf(
  { authority }: TopicSheet,
  before: Sentence | undefined,
  say: Call['say'],
): Sentence | undefined {
  return (
    say`${before} Allgemein zuständig: **${authority}**.
      ${before} In general the office in charge is: **${authority}**.` ?? before
  );
}

const forExample = (ask: string, say: Call['say']): Cell =>
  phrase(say({ de: 'zum Beispiel ', en: 'for example ' }), code(ask));
