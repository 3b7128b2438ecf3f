// Whether one applies before or after one orders: no matter of what is reckoned for the case. Which questions are on that, and
// what the service says of it.
import { type Piece, saysSomething } from '../../kit/index.ts';
import { isOfOtherEntry } from './look.ts';

const begins = String.raw`(?:bestell|kauf|auftrag|beauftrag|einbau|beginn|vorhaben|vertrag|montage|install|liefer)`;

/** „Kann ich den Zuschuss auch hinterher noch beantragen?“, „Muss der Antrag vor der Bestellung raus?“ */
const asksWhen = new RegExp(
  [
    String.raw`(?<!\p{L})(?:hinterher|nachträglich|rückwirkend|im nachhinein|afterwards|retroactively)(?!\p{L})`,
    String.raw`(?<!\p{L})noch (?:[^.?!]{1,60} )?beantragen(?!\p{L})`,
    String.raw`(?<!\p{L})erst (?:[^.?!]{1,40} )?(?:kaufen|bestellen|beauftragen|einbauen|anschaffen|loslegen)(?!\p{L})`,
    String.raw`antr[aä]g[^.?!]{0,40} (?:vor|nach|bevor|nachdem) [^.?!]{0,40}${begins}`,
    String.raw`(?<!\p{L})(?:vor|nach|bevor|nachdem) [^.?!]{0,30}${begins}[^.?!]{0,40} (?:be)?antrag`,
    String.raw`appl[yi][^.?!]{0,40} (?:before|after) [^.?!]{0,30}(?:order|buy|purchas|install|start)`,
  ].join('|'),
  'iu',
);

export const isOnWhenToApply = (question: string): boolean => asksWhen.test(question);

const saysWhen = new RegExp(
  String.raw`antrag (?:[\p{L}-]+ ){0,3}(?:vor|nach) (?:[\p{L}-]+ ){0,2}${begins}|vor ${begins}\p{L}* (?:[\p{L}-]+ ){0,3}beantrag`,
  'iu',
);

/** It surely answers, says when in more than a name, or is the time that one has for it. Pure. */
export const answersWhen = ({ piece, share }: { readonly piece: Piece; readonly share: number }): boolean =>
  share >= surely || (saysWhenToApply(piece) && saysSomething(piece)) || hasDeadline.test(piece.searchWords);
const hasDeadline = /antragsfrist|apply within/iu;
const surely = 0.6;

/** It says so. Pure. */
export const saysWhenToApply = (piece: Piece): boolean =>
  'clause' in piece.says && saysWhen.test(piece.says.clause) && !isOfOtherEntry(piece);
