// The rows of the overview that fit what was said: the way, the plate, or both were left open.
import {
  type Call,
  code,
  columnsTable,
  type Document,
  type FactsRecord,
  money,
  moneyRange,
  otherFields,
  readProvenance,
  type Sentence,
  sentence,
  spanOf,
  strong,
  text,
  yesNo,
  note,
} from '../../src/kit/index.ts';
import { plate, type Process, processes, type Way, ways } from './kinds.ts';
import { labels } from './labels.ts';
import { dropSourceIds, leftOut, warnings } from './notes.ts';
import { onlineWorks } from './possible.ts';
import { type Papers, papersSentence, papersTables } from './papers.ts';
import { type Case, casesIn } from './readFee.ts';

export interface Said {
  readonly vorgang: Process;
  readonly weg: Way | undefined;
  readonly wunschkennzeichen: boolean | undefined;
  /** „Kann ich das online?“ */
  readonly isOnlineAsked: boolean;
  /** Where they are asked for. */
  readonly papers: readonly Papers[];
}

export function narrowedDocument(answer: FactsRecord, asked: Said, call: Call): Document {
  const { lang, say, today } = call;
  const isPlateless = asked.vorgang === 'abmeldung';
  // Whoever gives up a plate reserves none.
  const said = isPlateless ? { ...asked, wunschkennzeichen: asked.wunschkennzeichen ?? false } : asked;
  const provenance = readProvenance(answer, lang, today);
  const all = casesIn(answer);
  const fitting = all.filter(
    ({ process, way, hasPlate }) =>
      process === said.vorgang &&
      (said.weg ?? way) === way &&
      (said.wunschkennzeichen ?? hasPlate) === hasPlate,
  );
  for (const { record } of all) record.takeRest();
  dropSourceIds(answer);
  return {
    lang,
    headline: [...firstOn(fitting, said, call), ...headline(fitting, said, call)],
    notes: [
      note('condition', leftOut(answer, call)),
      warnings(answer, call),
      said.papers.length > 0 ? undefined : howToAsk(said, say),
    ].filter((note) => note !== undefined),
    tables: [
      ...papersTables(said.papers, call),
      {
        ...columnsTable(
          fitting,
          [
            [{ de: 'Weg', en: 'Way' }, ({ way }) => text(ways[way].label[lang])],
            [plate.label, ({ hasPlate }) => (isPlateless ? undefined : yesNo(hasPlate))],
            [{ de: 'Gebühr', en: 'Fee' }, ({ fee }) => money(fee.min, fee.max)],
          ],
          say,
        ),
      },
      ...otherFields(answer, {
        labels,
        lang,
        folded: fitting.length > 0,
      }),
    ],
    provenance,
  };
}

/** What was asked for before the fee: whether it works online, or the papers. */
function firstOn(fitting: readonly Case[], { vorgang, isOnlineAsked, papers }: Said, call: Call): Sentence {
  const documents = papersSentence(papers, vorgang, call);
  if (documents) return [...documents, '. '];
  const isOnline = isOnlineAsked && fitting.length > 0 && fitting.every(({ way }) => way === 'online');
  return isOnline ? onlineWorks(call) : [];
}

/** The whole span only where the service has a row for each thing that was left open. */
function headline(
  fitting: readonly Case[],
  { vorgang, weg, wunschkennzeichen }: Said,
  { lang, say }: Call,
): Sentence {
  const open = [
    ...(weg === undefined ? [say({ de: 'Weg', en: 'way' })] : []),
    ...(wunschkennzeichen === undefined ? [say({ de: 'Wunschkennzeichen', en: 'plate' })] : []),
  ];
  const known = [
    ...(weg === undefined ? [] : [` ${ways[weg].label[lang]}`]),
    ...(wunschkennzeichen === undefined || (vorgang === 'abmeldung' && !wunschkennzeichen)
      ? []
      : [` ${(wunschkennzeichen ? plate.withIt : plate.withoutIt)[lang]}`]),
  ];
  const name = processes[vorgang].label[lang];
  const subject = `${name.charAt(0).toUpperCase()}${name.slice(1)}${known.join('')}`;
  const span = moneyRange(spanOf(fitting.map(({ fee }) => fee)));
  if (!span || fitting.length !== 2 ** open.length) return [strong(text(subject)), ':'];
  const depends = open.length === 0 ? '' : say({ de: ', je nach ', en: ', depending on ' });
  return say({
    de: sentence`${subject}: ${strong(span)} Gebühr${depends}${open.join(' und ')}.`,
    en: sentence`${subject}: fee of ${strong(span)}${depends}${open.join(' and ')}.`,
  });
}

/** The papers are told for a single case only. */
function howToAsk({ vorgang, weg = 'amt', wunschkennzeichen = false }: Said, say: Call['say']): Sentence {
  const answer = wunschkennzeichen ? 'ja' : 'nein';
  return say({
    de: sentence`Mit Weg und Wunschkennzeichen nenne ich auch die Unterlagen: ${code(`kfz ${vorgang} ${weg} ${answer}`)}`,
    en: sentence`With way and plate I also name the papers to bring: ${code(`vehicle-registration ${vorgang} ${weg} ${answer}`)}`,
  });
}
