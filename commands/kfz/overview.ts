// Every process, way and plate; or those of one process, where the way, the plate or both were left open.
import {
  begun,
  type Call,
  type Cell,
  code,
  columnsTable,
  counted,
  type Document,
  type FactsRecord,
  joined,
  money,
  moneyRange,
  onlineVerdict,
  overviewDocument,
  readFields,
  resultDocument,
  type Sentence,
  spanOf,
  type Speaking,
  text,
  together,
  yesNo,
} from '../../src/kit/index.ts';
import { type Case, casesIn, commonFields } from './fields.ts';
import { exactFee, notesOn, type Papers, papersSentence, type Said } from './headline.ts';
import { plate, processes, processKinds, type Way, wayKinds, ways } from './words.ts';

/** „Kann ich das online?“, where the service has a fee for it. */
export const onlineFirst = (way: Way | undefined, { say, intent }: Speaking): Sentence | undefined =>
  way === 'online' && intent.whether && (intent.aspect === 'online' || intent.aspect === undefined)
    ? [onlineVerdict('yes', say), '.']
    : undefined;

/** The cases that fit, the cheapest first; `papers` where they are asked for. */
export function narrowedDocument(
  answer: FactsRecord,
  asked: Said,
  papers: readonly Papers[],
  call: Call,
): Document {
  const { lang, say } = call;
  // Whoever gives up a plate reserves none.
  const isPlateless = asked.vorgang === 'abmeldung';
  const said = isPlateless ? { ...asked, wunschkennzeichen: asked.wunschkennzeichen ?? false } : asked;
  const { vorgang, weg, wunschkennzeichen } = said;
  const cases = casesIn(answer);
  const fitting = cases
    .filter(
      ({ process, way, hasPlate }) =>
        process === vorgang && (weg ?? way) === way && (wunschkennzeichen ?? hasPlate) === hasPlate,
    )
    .toSorted((a, b) => a.fee.min - b.fee.min || a.fee.max - b.fee.max);
  const fields = readFields(answer, commonFields);
  const where = weg && papers.length > 0 ? ` ${ways[weg].label[lang]}` : '';
  const documents = papersSentence(papers, `${processes[vorgang].forIt[lang]}${where}`, call);
  const isOnPapers = !call.intent.aspects.includes('cost');
  const [leftOut, ...warnings] = notesOn(fields.values, call);
  const table = columnsTable(
    fitting,
    [
      [{ de: 'Weg', en: 'Way' }, ({ way }) => text(ways[way].label[lang])],
      [plate.column, ({ hasPlate }): Cell | undefined => (isPlateless ? undefined : yesNo(hasPlate))],
      [{ de: 'Gebühr', en: 'Fee' }, ({ fee }) => money(fee.min, fee.max)],
    ],
    say,
  );
  return resultDocument(
    answer.without(new Set(cases.flatMap(({ record }) => record.all()))),
    {
      headline: joined(
        [
          fitting.length > 0 ? onlineFirst(weg, call) : undefined,
          documents,
          documents && isOnPapers
            ? undefined
            : (exactFee(fields.values, said, call) ?? feeSentence(fitting, said, call)),
        ],
        ' ',
      ),
      subject: processes[vorgang].label[lang],
      notes: [
        documents && isOnPapers ? undefined : leftOut,
        documents ? undefined : howToAsk(said, say),
        ...warnings,
      ],
      fields,
      // A single case is in the first line.
      tables: fitting.length > 1 ? [{ ...table, folded: documents !== undefined && isOnPapers }] : [],
    },
    call,
  );
}

/** The whole span only where the service has a row for each thing that was left open. */
function feeSentence(
  fitting: readonly Case[],
  { vorgang, weg, wunschkennzeichen }: Said,
  { say }: Call,
): Sentence {
  const open = [
    weg === undefined ? say`Weg\nway` : undefined,
    wunschkennzeichen === undefined ? say`Wunschkennzeichen\nplate` : undefined,
  ].filter((one) => one !== undefined);
  // Whoever gives up a plate reserves none.
  const isUnsaid = wunschkennzeichen === undefined || (vorgang === 'abmeldung' && !wunschkennzeichen);
  const plates = !isUnsaid && (wunschkennzeichen ? plate.withIt : plate.withoutIt);
  const subject = begun(say`${processes[vorgang].label}[ ${weg && ways[weg].label}][ ${plates}]` ?? []);
  const isWhole = fitting.length === 2 ** open.length;
  const span = isWhole && moneyRange(spanOf(fitting.map(({ fee }) => fee)));
  const depends = together(open, say({ de: ' und ', en: ' and ' }));
  return (
    say`${subject}: **${span}** Gebühr[, je nach ${depends}].
      ${subject}: fee of **${span}**[, depending on ${depends}].` ?? say`**${subject}**:`
  );
}

/** The papers are told where they are asked for, or for a single case. */
function howToAsk({ vorgang, weg = 'amt', wunschkennzeichen = false }: Said, say: Call['say']): Sentence {
  const rest = `${vorgang} ${weg} ${wunschkennzeichen ? 'ja' : 'nein'}`;
  return say`Mit Weg und Wunschkennzeichen nenne ich auch die Unterlagen: ${code(`kfz ${rest}`)}
    With way and plate I also name the papers to bring: ${code(`vehicle-registration ${rest}`)}`;
}

/** All processes and ways, with a preferred plate and without. */
export function allDocument(answer: FactsRecord, call: Speaking): Document {
  const { lang } = call;
  const cases = casesIn(answer);
  const fields = readFields(answer, commonFields);
  const rows = processKinds
    .flatMap((process) => wayKinds.map((way) => ({ process, way })))
    .filter(({ process, way }) => cases.some((one) => one.process === process && one.way === way));
  const feeOf = (row: (typeof rows)[number], hasPlate: boolean) =>
    cases.find((one) => one.process === row.process && one.way === row.way && one.hasPlate === hasPlate)?.fee;
  return overviewDocument(
    answer,
    {
      headline: allHeadline(cases, call),
      notes: notesOn(fields.values, call),
      rows,
      entries: cases.map(({ record }) => record),
      caption: { de: 'Gebühren', en: 'Fees' },
      columns: [
        [
          { de: 'Vorgang', en: 'Process' },
          ({ process, way }) => text(`${processes[process].label[lang]} ${ways[way].label[lang]}`),
        ],
        [plate.withoutIt, (row) => moneyRange(feeOf(row, false))],
        [plate.withIt, (row) => moneyRange(feeOf(row, true))],
      ],
      fields,
    },
    call,
  );
}

/** What each way costs, from the cheapest process to the dearest. */
function allHeadline(cases: readonly Case[], { say }: Speaking) {
  const number = new Set(cases.map(({ process }) => process)).size;
  const title = counted(number, { de: ['Vorgang', 'Vorgänge'], en: ['process', 'processes'] });
  const spans = wayKinds.map((way) => {
    const fees = moneyRange(spanOf(cases.filter((one) => one.way === way).map(({ fee }) => fee)));
    return say`${ways[way].label} **${fees}**`;
  });
  const all = together(spans, ', ');
  return say`**${title}**[: ${all}, je nach Vorgang und Wunschkennzeichen].
    **${title}**[: ${all}, depending on process and plate].`;
}
