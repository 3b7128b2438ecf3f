// What may be personal in a text: numbers of phones, accounts, files and plates, mail addresses, dates of birth, names.
// No answer repeats it, and none of its figures is a value.

const digitGroups = String.raw`\d[\d /().\-–]{3,24}\d`;
const calendarDay = String.raw`\d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9}) ?(?:\d{4}|\d{2})(?!\d)`;
const name = String.raw`\p{Lu}[\p{L}'’-]+`;

/** Every bound is small, so that a hostile text costs no more than a long one. */
const kinds: readonly RegExp[] = [
  // A mail address; in one written by hand the sign may have spaces around it.
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]) ?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/giu,
  /(?<!\p{L})(?:BIC|SWIFT)[: ]{1,3}[A-Z\d]{8,11}(?![A-Z\d])/gu,
  // A person: the title, and a second name where no other noun follows it
  new RegExp(
    String.raw`(?<!\p{L})(?:Herrn?|Frau|Familie(?! (?:von|aus) \p{Lu}[\p{L}-]{2,30} nach )|Fam\.|Hr\.|Fr\.|Mr\.?|Mrs\.?|Ms\.?|Miss|Eheleute|Fräulein|Dr\.|Prof\.)(?: (?:Dr|Prof|Dipl)\.?-?(?:Ing\.?)?){0,3} (?:(?:von|van|de|zu) ){0,2}(?!GmbH|AG\b)(?:${name}|\p{Lu}\.)(?: ${name}(?=$|[\s]*[.,;:!?()]| \p{Ll}))?`,
    'gu',
  ),
  // „Ich heiße …“, „my name is …“
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ii]ch heiße|[Mm]ein Name ist|[Mm]y name is|[Ii]ch bin (?:der|die)(?= \p{Lu}))(?: (?:der|die))? ${name}(?: ${name}(?=$|[\s]*[.,;:!?()]| \p{Ll}))?`,
    'gu',
  ),
];

/** The same with figures in them. */
const kindsWithFigures: readonly RegExp[] = [
  // IBAN
  /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,4})?(?![\p{L}\d])/gu,
  // A phone number by its label, by its country, by its form
  new RegExp(
    String.raw`(?<!\p{L})(?:tel|telefon|telefonnummer|fon|phone|fax|telefax|mobil|mobile|mobilnr|handy|handynummer|durchwahl|dw|cell|rückruf|app)(?:\.|:|\s|nr|nummer|unter|erbeten|number|no){0,5}\s?[-–+(]{0,2}\d(?:[\d /().\-–]{0,24}\d)?`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\w.,+-])(?:\+|00)[1-9]\d?[ /(-]{0,2}${digitGroups}`, 'gu'),
  /(?<![\w.,+-])\(?0\d{2,4}\)?[ /–-]{1,3}\d{3,}(?:[ -]\d{2,}){0,4}(?!\d|[.,]\d| ?(?:W|kW|Watt|€|Euro|EUR|km|m²|qm)(?!\p{L}))/gu,
  /(?<![\w.,+-])0[1-9]\d{7,12}(?!\d)/gu,
  // A number under which somebody is known to somebody
  /(?<!\p{L})(?:(?:mein|unser|ihr)e? )?(?:aktenzeichen|az|geschäftszeichen|gz|kassenzeichen|(?:kunden?|mandant(?:en)?|mitglied(?:s)?|antrags?|bescheid|rechnungs?|vorgangs?|versicherungs?)[ -]?(?:nummer|nr\.?)|kd-?nr|vorgangsnummer|vorgangsnr|vorgang|steuernummer|steuer-?id|identifikationsnummer|fin|fahrgestellnummer|vertragsnummer|versicherungsnummer|mitgliedsnummer|rechnungsnummer|personalnummer|ausweisnummer|ticket|ref|referenz|(?:ihr|mein|unser) zeichen|file (?:number|no)|reference|our ref|your ref|case (?:number|no)|customer (?:number|no))(?: ist| lautet| is|\.|:|#| |nr){0,4}(?=[\p{L}\d./-]{0,15}\d)[\p{L}\d./-]{1,24}(?: [\d][\d./-]{0,15}){0,4}/giu,
  // A date of birth
  new RegExp(
    String.raw`(?<!\p{L})(?:geb(?:oren)?\.?(?: am)?|geburtsdatum|geburtstag|born(?: on)?|date of birth|dob|\*)[: ]{0,2}(?:${calendarDay}|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\d.])${calendarDay} geboren`, 'giu'),
  // „(Geburtstag 03.12.)“
  /(?<!\p{L})(?:geburtstag|birthday)(?: ist| hat| is)?(?: am| on)?[: ]{1,2}\d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9})(?!\d)/giu,
  // A number plate, but not the short form of a state with a year
  /(?<![\p{L}\d-])(?!M-V |S-H |S-A |B-W |R-P )[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[ -]?\d{1,4}[EH]?(?![\p{L}\d-])/gu,
  // Where somebody lives, with the number of the house; roads for cars have numbers of their own.
  /(?<![\p{L}-])(?!Bundesstr|Landesstr|Kreisstr|Landstr)\p{Lu}[\p{L}-]{1,40}(?:straße|strasse|str\.) ?\d{1,4} ?[a-f]?(?!\p{L}|[.,]?\d)/gu,
  /(?<![\p{L}-])(?:\p{Lu}\p{L}{1,20} )(?:Straße|Strasse|Str\.|Weg|Allee) \d{1,4} ?[a-f]?(?!\p{L}|[.,]?\d)/gu,
];

/** Letters from, and up to but not including. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Where a text may be personal, in order and apart from each other. Pure. */
function personalParts(text: string): readonly Part[] {
  const found = (/\d/.test(text) ? [...kinds, ...kindsWithFigures] : kinds)
    .flatMap((kind) => [...text.matchAll(kind)])
    .map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
    .toSorted((a, b) => a.from - b.from);
  const apart: Part[] = [];
  for (const part of found) {
    const last = apart.at(-1);
    if (last && part.from < last.to) apart.splice(-1, 1, { from: last.from, to: Math.max(last.to, part.to) });
    else apart.push(part);
  }
  return apart;
}

/** The text without it; what is left is still in order. Pure. */
export function withoutPersonal(text: string): string {
  const parts = personalParts(text);
  if (parts.length === 0) return text;
  const between = [...parts, { from: text.length, to: text.length }].map(({ from }, at) =>
    text.slice(parts[at - 1]?.to ?? 0, from),
  );
  return (
    between
      .join(' ')
      // Runs of spaces first: what follows then looks at one at a time.
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/\( ?\)/g, '')
      .replace(/ {1,2}(?=[,.;:!?)])/g, '')
      .replace(/,(?=[,.;:!?])/g, '')
      .replace(/^[,.;: ]+/, '')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}
