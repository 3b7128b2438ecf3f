// The suppliers as an answer: how many, and where they work, in the service's own order; and what belongs next to the list.
import {
  type Call,
  type Cell,
  cityNamed,
  type Column,
  columnsTable,
  counted,
  type Document,
  type FactsRecord,
  joined,
  link,
  note,
  type Note,
  phrase,
  readProvenance,
  type Sentence,
  type Speaking,
  stateNamed,
  type Table,
  text,
  textCell,
} from '../../src/kit/index.ts';
import { type Supplier, suppliersIn } from './fields.ts';

export function suppliersDocument(answer: FactsRecord, searched: Searched, call: Speaking): Document {
  const { lang, say, today } = call;
  const all = suppliersIn(answer);
  const isStated = all.every(({ isNationwide }) => isNationwide !== undefined);
  const suppliers = searched.isNationwide && isStated ? all.filter(({ isNationwide }) => isNationwide) : all;
  const { isInvented, says: fiction } = fictionIn(answer, suppliers, say);
  // Nothing else is read, so nothing else can be shown, in no file either: contact data above all.
  return {
    lang,
    // Nobody may take the list for real ones before having read it.
    headline: joined([fiction, headline(suppliers, searched, fiction !== undefined, say)], ' '),
    notes: placeNotes(suppliers, searched, say),
    tables: suppliers.length > 0 ? [suppliersTable(suppliers, isInvented, call)] : [],
    provenance: { ...readProvenance(answer, lang, today), fields: [] },
  };
}

function headline(
  suppliers: readonly Supplier[],
  { topic, place, isAnyAsked }: Searched,
  isFiction: boolean,
  say: Call['say'],
): Sentence | undefined {
  const where = textCell(place);
  const what = text(topic);
  const total = suppliers.length;
  if (total === 0)
    return isAnyAsked
      ? say`**Nein**, der Dienst führt **keinen Anbieter** für ${what}[ in ${where}].
          **No**, the service lists **no supplier** for ${what}[ in ${where}].`
      : say`**Keinen Anbieter** führt der Dienst für ${what}[ in ${where}].
          The service lists **no supplier** for ${what}[ in ${where}].`;
  // Invented ones are not what somebody is looking for.
  const isYes = isAnyAsked && !isFiction;
  const number = counted(total, { de: ['Anbieter', 'Anbieter'], en: ['supplier', 'suppliers'] });
  const nationwide = suppliers.filter(({ isNationwide }) => isNationwide).length;
  const isStated = suppliers.every(({ isNationwide }) => isNationwide !== undefined);
  const isAll = nationwide === total;
  const some = isStated && !isAll && nationwide > 0 && String(nationwide);
  return say`**[${isYes}Ja, ]${number}** für ${what}[ in ${where}][${isAll}, bundesweit tätig][, davon ${some} bundesweit].
    **[${isYes}Yes, ]${number}** for ${what}[ in ${where}][${isAll}, working nationwide][, ${some} of them nationwide].`;
}

/** As many columns as a phone shows: who, where, and how to ask. */
function suppliersTable(suppliers: readonly Supplier[], isInvented: boolean, { lang, say }: Speaking): Table {
  const isReal = ({ isFictitious }: Supplier) => !isInvented && !isFictitious;
  const isMixed = suppliers.some(({ isFictitious }) => !isFictitious);
  const marksOf = ({ isFictitious, placement }: Supplier): readonly string[] => [
    ...(isMixed && isFictitious ? [say({ de: 'fiktives Beispiel', en: 'fictitious example' })] : []),
    ...(placement === undefined ? [] : [say({ de: placement, en: inEnglish(placement) })]),
  ];
  const nameCell = (one: Supplier): Cell => {
    const profile = isReal(one) ? one.profile : undefined;
    const name = linkCell(one.name ?? '', profile) ?? text(one.name ?? '');
    const marks = marksOf(one).flatMap((mark) => [' · ', text(mark)]);
    return marks.length > 0 ? phrase(name, ...marks) : name;
  };
  const enquire = { de: 'Anfrage stellen', en: 'enquire' };
  const enquiryColumn: Column<Supplier> = [
    { de: 'Anfrage', en: 'Enquiry' },
    (one) =>
      isReal(one)
        ? linkCell((lang === 'de' ? one.introLabel : undefined) ?? say(enquire), one.intro)
        : undefined,
  ];
  return {
    ...columnsTable(
      suppliers,
      [
        [{ de: 'Anbieter', en: 'Supplier' }, nameCell],
        [{ de: 'Gebiet', en: 'Area' }, (one) => whereCell(one, say)],
        // What is invented answers no enquiry.
        ...(suppliers.some(isReal) ? [enquiryColumn] : []),
      ],
      say,
    ),
    caption: say({ de: 'Anbieter', en: 'Suppliers' }),
    list: 'ranked',
  };
}

/** The label of a paid place; the service has it in German. */
const inEnglish = (label: string) =>
  /^(?:anzeige|werbung)/i.test(label) ? 'advertisement' : `${label} (German)`;

/** „bundesweit“, or the city and the state. */
function whereCell({ isNationwide, city, state, area }: Supplier, say: Call['say']): Cell | undefined {
  if (isNationwide) return text(say({ de: 'bundesweit', en: 'nationwide' }));
  const named = [city && cityNamed(city), state && (stateNamed(state) ?? state)];
  const places = [...new Set(named.filter((place) => place !== undefined && place !== ''))];
  if (places.length > 0) return text(places.join(', '));
  return area === undefined ? undefined : text(stateNamed(area) ?? cityNamed(area));
}

/** A link where the address is one that a browser opens; the address itself is never shown. */
const linkCell = (label: string, url: string | undefined): Cell | undefined =>
  url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url) ? link(label, url) : undefined;

interface Searched {
  /** The topic's readable name. */
  readonly topic: string;
  /** The city, the state or the postal code; undefined for everywhere. */
  readonly place: string | undefined;
  /** The town that was asked about, where the place is its state. */
  readonly town: string | undefined;
  /** A postal code; else the name of a place. */
  readonly isPostcode: boolean;
  /** Only those that work everywhere. */
  readonly isNationwide: boolean;
  /** „Gibt es …?“ */
  readonly isAnyAsked: boolean;
  /** What was typed as well and is wider than the place. */
  readonly unused: string | undefined;
}

/** Whether the service calls all of them invented; no sentence on that where none is. */
function fictionIn(
  answer: FactsRecord,
  suppliers: readonly Supplier[],
  say: Call['say'],
): { readonly isInvented: boolean; readonly says: Sentence | undefined } {
  const warning = answer.text('warning_de', 'warning', 'warnung', 'hinweis') ?? '';
  const isAll = suppliers.length > 0 && suppliers.every(({ isFictitious }) => isFictitious);
  const isSaid = /fikti(?:v|on|tious)/i.test(warning) || answer.yesNo('fictitious', 'fiktiv') === true;
  if (suppliers.length === 0 || (!isSaid && !suppliers.some(({ isFictitious }) => isFictitious)))
    return { isInvented: false, says: undefined };
  const isInvented = isAll || isSaid;
  const says = isInvented
    ? say`**Erfundene Beispiele**, keine echten Anbieter:\n**Invented examples**, no real suppliers:`
    : say`Laut Dienst ist ein Teil der Anbieter ein **fiktives Beispiel**; sie sind so bezeichnet.
        Some of the suppliers are a **fictitious example**, says the service; they are marked.`;
  return { isInvented, says };
}

function placeNotes(
  suppliers: readonly Supplier[],
  { place, town, isPostcode, unused }: Searched,
  say: Call['say'],
): readonly (Note | Sentence)[] {
  const [at, from, other] = [place, town, unused].map(textCell);
  const isOnlyNationwide = suppliers.length > 0 && suppliers.every(({ isNationwide }) => isNationwide);
  const here = isOnlyNationwide && at;
  const isPaidFor = suppliers.some(({ placement }) => placement !== undefined);
  const order = say`Die Reihenfolge gibt der Dienst vor (Platzierung[${isPaidFor}, teils Anzeigen]); sie ist keine Empfehlung.
    The order is the service’s placement order[${isPaidFor}, some are advertisements]; it is no recommendation.`;
  const notes = [
    note(
      'condition',
      say`Eigens für ${from} führt der Dienst keinen Anbieter; ${from} liegt in **${at}**.
        The service lists none just for ${from}; ${from} is in **${at}**.`,
    ),
    note(
      'condition',
      say`Eigens für [${isPostcode}PLZ ]${here} führt der Dienst keinen Anbieter; die Liste nennt nur bundesweite.
        The service lists none just for ${here}; these all work nationwide.`,
    ),
    say`Gesucht wurde nach ${at}; „${other}“ ging nicht ein.\nSearched for ${at}; “${other}” was not used.`,
    suppliers.length > 1 ? order : undefined,
  ];
  return notes.filter((one) => one !== undefined);
}
