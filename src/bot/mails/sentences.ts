// A text as its sentences, and which of them ask something; dates, amounts and abbreviations break none.

/** A line shorter than this was ended by who wrote it, a longer one perhaps by the mail program. */
const wrappedFrom = 55;
/** So many words make a sentence at most: who uses no full stops at all is cut somewhere. */
const mostWords = 120;

const setOf = (words: string) => new Set(words.split(' '));

/** A full stop behind these ends no sentence. Single letters are not listed: none of them does. */
const abbreviations = setOf(
  'z.b d.h u.a u.u i.d.r i.a i.v z.t z.zt z.hd s.o s.u o.ä o.g e.v e.g i.e a.m p.m p.a ca nr bzw evtl ggf inkl exkl str dr prof dipl ing ' +
    'hr fr tel fa abs art abt bj einw max min mind mio mrd vgl gem lt rd zzgl abzgl std mon jan feb aug sept sep okt oct nov dez dec ' +
    'mr mrs ms approx incl vs no st co ltd usw etc mwst geb betr az ref kfm vers sr gr hl zb dh va ua bzgl entspr jr app',
);

/** Those that stand at the end of a sentence as well. */
const atTheEnd = setOf('usw etc mwst str einw j std co ltd');

/** After such a stop they begin a new sentence: „am 3.3. Was kostet …“; „am 3. März“ does not. */
const openers = setOf(
  'Was Wie Wieviel Wann Wo Wohin Wer Wem Wen Welche Welcher Welches Welchen Warum Wieso Ob Muss Kann Darf Gibt Ist Sind Hat Haben Ich Wir Er Sie ' +
    'Es Man Der Die Das Den Dem Ein Eine Mein Meine Unser Unsere Ihr Ihre Und Oder Aber Außerdem Ferner Zudem Bitte Danke Vielen Mit Für Dann ' +
    'Da Dazu Dabei Jetzt Nun Bis Ab Hallo Guten Gruß Grüße Liebe Lieber Sehr Freundliche Viele Beste Brauche Brauchen Bekomme Reicht Lohnt ' +
    'What How When Where Who Which Why Is Are Can Do Does Must May Should I We He She It They The My Our And But Please Thanks Thank Also Kind Best',
);

/** Sentences in their order, without what is empty. Linear in the length of the text. Pure. */
export function splitSentences(text: string): readonly string[] {
  return paragraphsOf(text).flatMap(sentencesIn);
}

/** Lines as they were meant: those that only a mail program broke are joined again. */
function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[] = [];
  let open = false;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const begins = /^(?:[-*•–]|\d{1,2}[.)]|[a-f]\))\s/.test(line);
    if (open && line !== '' && !begins) paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`);
    else if (line !== '') paragraphs.push(line.replace(/^[-*•–]\s+/, ''));
    open = line.length >= wrappedFrom && !/[.?!:]["“”»«')\]]*$/.test(line.slice(-20));
  }
  return paragraphs;
}

function sentencesIn(paragraph: string): readonly string[] {
  const words = paragraph.split(/\s+/);
  const sentences: string[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (!endsSentence(word, words[at + 1]) && at - from < mostWords) continue;
    sentences.push(words.slice(from, at + 1).join(' '));
    from = at + 1;
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Whether a sentence ends with a word, in front of the next one. Pure. */
export function endsSentence(word: string, next: string | undefined): boolean {
  if (next === undefined) return true;
  const core = word.slice(-40).replace(/["“”»«')\]]+$/, '');
  if (/[?!]$/.test(core)) return !/^[?!.)]+$/.test(next);
  if (!/[.…]$/.test(core)) return false;
  const before = core.replace(/^[("„“»'[]+/, '').replace(/[.…]$/, '');
  const following = next.replace(/^[("„“»'[]+/, '');
  const opens = openers.has(following.replace(/[,:;.!?]+$/, ''));
  if (/^(?:(?:mo|di|mi|do|fr|sa|so),?)?\d{1,2}(?:\.\d{1,2})?$/i.test(before)) return opens;
  if (/\d$/.test(before)) return /^\p{Lu}/u.test(following);
  const known = before.toLowerCase();
  // One letter, letters with stops between them, the first two of a name
  const isShort = abbreviations.has(known) || /^\p{L}(?:\.\p{L})*$|^\p{Lu}\p{Ll}$/u.test(before);
  if (isShort) return opens && atTheEnd.has(known);
  return true;
}

const questionWord =
  /^(?:und |also |aber |oder |dann |noch |außerdem:? |ferner:? |zudem:? |and |also,? |then |\d\.\)? |\d\) |[a-f]\) |(?:meine |die |my )?(?:\w{2,9} )?(?:frage|question)(?: ist| wäre| lautet| is)?:? )*(?:(?:ab|bis|seit|für|mit|in|von|bei|zu|auf|unter|an|by|until|from|for) )?(?:wann|wo|wohin|woher|wer|wem|wen|was|wie|wieviel|wieviele|welche[rsnm]?|warum|wieso|weshalb|what|how|who|which|why|where|when)(?![\wäöüß])/;
/** „Wie am Telefon besprochen, …“ asks nothing. */
const stated =
  /^(?:wie (?:am|beim|neulich|letzte\w*|gestern|heute|eben|oben|unten|bereits|schon|soeben|telefonisch|besprochen|gesagt|vereinbart|erwähnt|angekündigt|ich|wir|sie|du)\b|was (?:ich|wir) |as |when i |when we |where i |where we |which (?:is|was) )/;
const verbFirst =
  /^(?:und |also |aber |oder |dann |and )*(?:muss|muß|müssen|kann|können|könnten|kannst|könntest|darf|dürfen|soll|sollen|gibt|gibts|bekomm\w*|krieg\w*|brauch\w*|gilt|gelten|lohnt|zahlt|reicht|haben (?:sie|wir)|hat (?:er|sie|man)|habt(?:s)? ihr|ist (?:das|es|die|der|ein)|sind (?:das|die|es)|do|does|is|are|can|could|may|must|should|would|will) /;
const wantsToKnow =
  /(?<![\wäöüß])(?:wissen|mitteilen|mitzuteilen|erfahren|verraten|sagen|nennen|erklären|fragen|frage mich|frag mich|interessier\w*|klären|unklar|teilen sie|auskunft|know|wonder|tell me|unsure|find out)/;
const asked =
  /(?:^|[\s,:(])(?:ob|was|wie|wieviel|wann|wo|wohin|wer|wem|welche[rsnm]?|whether|if|what|how|when|where|who|which)(?![\wäöüß])/;
const demands =
  /(?:können|könnten|würden) sie (?:mir|uns|bitte)|(?:kannst|könntest) du (?:mir|uns|bitte)|bitte(?: \S+){0,2} (?:um (?:auskunft|mitteilung|info|eine (?:auskunft|liste|übersicht))|senden|schicken|nennen|teilen|berechnen|erläutern|erklären|sagen)|(?:could|can|would) you (?:please )?(?:tell|send|let|explain|give|list)|please (?:tell|send|let|explain|give|list|advise)|(?:ich|wir) (?:brauchen?|benötigen?|bräuchten?|hätten? gern|hätten? gerne) |hätten? (?:ich|wir) gerne? /;

/** So much of a sentence is looked at, from its beginning. */
const mostLetters = 500;

/** Whether a sentence wants to know something, with a question mark or without. Pure. */
export function asks(sentence: string): boolean {
  if (/\?[\s"“”»«')\]!?.]*$/.test(sentence.slice(-20))) return true;
  const said = sentence
    .slice(0, mostLetters)
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '');
  if (stated.test(said)) return false;
  if (questionWord.test(said) || (verbFirst.test(said) && !/\.\s*$/.test(sentence))) return true;
  const wish = wantsToKnow.exec(said);
  if (wish && asked.test(said.slice(wish.index + wish[0].length))) return true;
  return demands.test(said);
}

/** A text without those signs and white space around it; a pattern would look at a long run of them again and again. */
export function trimSigns(text: string, signs: string): string {
  const isSign = (character: string | undefined) =>
    character !== undefined && (signs.includes(character) || character.trim() === '');
  let from = 0;
  let to = text.length;
  while (from < to && isSign(text[from])) from += 1;
  while (to > from && isSign(text[to - 1])) to -= 1;
  return text.slice(from, to);
}
