// What a file says of itself: its title is what was asked for, its name the same, and no two answers share one.
import { formatCell } from '../../render/value.ts';
import { dayIn, type Lang } from '../../document/index.ts';
import { type Argument, capital, orderIn, slugOf, topicName } from '../../kit/index.ts';
import type { About } from '../../render/files.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { topicOfCommand } from '../understanding/chooseCommand.ts';
import { argumentsOf, type Frame, isLeftOut, type Slot } from '../understanding/frame.ts';

/** Three lines over a page; whoever says more than that is cut short. */
const longestTitle = 200;
/** With its end, short enough for every file system, and for a list of files. */
const longestSlug = 84;

/** „Halteverbot Berlin Mitte – Hamburg, 04.01.2027“: the topic, and what was said of it. Pure. */
export function aboutFile(
  frame: Frame,
  { questionId, question }: { readonly questionId: number; readonly question: string },
  { catalogue, timeZone, now }: Circumstances,
): About {
  const title = titleOf(frame, catalogue);
  return {
    question,
    title,
    askedOn: dayIn(timeZone, now()),
    slug: slugOf(frame.match.command.name[frame.match.lang][0]),
    name: `${shortSlug(title, frame.match.lang).replace(/-+$/, '')}-${questionId}`,
  };
}

interface Circumstances {
  readonly catalogue: Catalogue;
  readonly timeZone: string;
  /** The present. */
  readonly now: () => Date;
}

function titleOf(frame: Frame, catalogue: Catalogue): string {
  const { command, lang } = frame.match;
  const topic = topicOfCommand(command, catalogue);
  const words = sayings(frame).join('');
  const [summary = ''] = command.summary[lang].split(':');
  const [name] = command.name[lang];
  const head = topic ? topicName(topic, lang) : words ? capital(name) : summary;
  if (words) return cut(`${head} ${words}`, longestTitle);
  return topic && frame.isOverview ? `${head}: ${overviewOf(frame)}` : head;
}

/** „Rangliste (am wenigsten)“, if it was ranked. */
function overviewOf({ said, match: { lang } }: Frame): string {
  const order = orderIn(said.at(-1) ?? '');
  if (!order) return { de: 'Übersicht', en: 'overview' }[lang];
  return `${{ de: 'Rangliste', en: 'ranking' }[lang]} (${order.first[lang]})`;
}

/** Each value with what stands in front of it; the two places of a way have a dash between them. */
function sayings(frame: Frame): readonly string[] {
  const { lang } = frame.match;
  const said = argumentsOf(frame).flatMap(([key, argument]) => {
    const slot = frame.slots.get(key);
    const words =
      slot && !isLeftOut(argument, slot.candidate, frame.context) && wordsOf(slot, argument, lang);
    return words ? [{ words, recogniser: argument.recogniser }] : [];
  });
  return said.map(({ words, recogniser }, at) => {
    if (at === 0) return words;
    return (said[at - 1]?.recogniser === recogniser ? ' – ' : ', ') + words;
  });
}

/** A number alone does not say what it counts. */
function wordsOf({ candidate, others }: Slot, { recogniser, label }: Argument, lang: Lang): string {
  const and = { de: ' und ', en: ' and ' }[lang];
  return [candidate, ...others]
    .map(({ value }) => {
      const cell = recogniser.show(value, lang);
      const words = formatCell(cell, lang);
      return cell.kind === 'count' && !cell.unit ? `${label[lang]} ${words}` : words;
    })
    .join(and);
}

/** As many of the title's values as a file's name has room for, none of them in part. */
function shortSlug(title: string, lang: Lang): string {
  const parts = title.split(/(?=, | – | und | and )/);
  const names = parts.map((_, at) => {
    const slug = slugOf(parts.slice(0, at + 1).join(''));
    const goesOn = /^ (?:und|and) /.test(parts[at + 1] ?? '');
    return goesOn ? `${slug}-${{ de: 'und-weitere', en: 'and-more' }[lang]}` : slug;
  });
  return names.findLast(({ length }) => length <= longestSlug) ?? cut(names[0] ?? '', longestSlug);
}

/** Whole words; of what is enumerated, whole entries. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most).toWellFormed();
  const end = [', ', ' ', '-'].map((joint) => kept.lastIndexOf(joint)).find((at) => at > most / 2);
  return kept.slice(0, end);
}
