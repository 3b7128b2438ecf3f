// The suppliers as an answer: how many, where they work, in the service's own order; nothing but the fields allowed.
import {
  type Call,
  type Cell,
  type Document,
  type FactsRecord,
  notStated,
  readProvenance,
  type Sentence,
  sentence,
  type Speaking,
  strong,
  type Table,
  text,
  textCell,
  counted,
  note,
} from '../../src/kit/index.ts';
import { fictionNotes, placeNotes, type Searched } from './notes.ts';
import { linkCell, type Supplier, suppliersIn, whereCell } from './readSupplier.ts';

export function suppliersDocument(answer: FactsRecord, searched: Searched, call: Speaking): Document {
  const { lang, say, today } = call;
  const provenance = { ...readProvenance(answer, lang, today), fields: [] };
  const suppliers = suppliersIn(answer);
  const fiction = fictionNotes(answer, suppliers, say);
  // Nothing else is read, so nothing else can be shown, in no file either: contact data above all.
  return {
    lang,
    headline: headline(suppliers, searched, fiction.length > 0, say),
    notes: [...fiction.map((said) => note('condition', said)), ...placeNotes(suppliers, searched, say)],
    tables: suppliers.length > 0 ? [suppliersTable(suppliers, say)] : [],
    provenance,
  };
}

function headline(
  suppliers: readonly Supplier[],
  { topic, place, isAnyAsked }: Searched,
  isFiction: boolean,
  say: Call['say'],
): Sentence {
  const where: Sentence =
    place === undefined ? [] : say({ de: sentence` in ${text(place)}`, en: sentence` in ${text(place)}` });
  const subject: Sentence = [
    ...say({ de: sentence` für ${text(topic)}`, en: sentence` for ${text(topic)}` }),
    ...where,
  ];
  const total = suppliers.length;
  if (total === 0) {
    if (isAnyAsked) {
      return say({
        de: [strong('Nein'), ', der Dienst führt ', strong('keinen Anbieter'), ...subject, '.'],
        en: [strong('No'), ', the service lists ', strong('no supplier'), ...subject, '.'],
      });
    }
    return say({
      de: [strong('Keinen Anbieter'), ' führt der Dienst', ...subject, '.'],
      en: ['The service lists ', strong('no supplier'), ...subject, '.'],
    });
  }
  // Invented ones are not what somebody is looking for.
  const yes = isAnyAsked && !isFiction ? say({ de: 'Ja, ', en: 'Yes, ' }) : '';
  const number = strong(
    yes,
    say(counted(total, { de: ['Anbieter', 'Anbieter'], en: ['supplier', 'suppliers'] })),
  );
  const nationwide = suppliers.filter(({ isNationwide }) => isNationwide).length;
  const isStated = suppliers.every(({ isNationwide }) => isNationwide !== undefined);
  const share =
    nationwide === total
      ? say({ de: ', bundesweit tätig', en: ', working nationwide' })
      : say({ de: `, davon ${nationwide} bundesweit`, en: `, ${nationwide} of them nationwide` });
  return [number, ...subject, ...(isStated && nationwide > 0 ? [share] : []), '.'];
}

interface Column {
  readonly label: string;
  readonly cell: (supplier: Supplier) => Cell | undefined;
  /** That there is none is no gap: most suppliers have no label, some no description. */
  readonly mayBeEmpty?: true;
}

function suppliersTable(suppliers: readonly Supplier[], say: Call['say']): Table {
  const isMixed = suppliers.some(({ isFictitious }) => !isFictitious);
  const nameOf = ({ name, isFictitious }: Supplier) =>
    isMixed && isFictitious
      ? `${name ?? ''} (${say({ de: 'fiktives Beispiel', en: 'fictitious example' })})`
      : name;
  const columns: readonly Column[] = [
    {
      label: say({ de: 'Anbieter', en: 'Supplier' }),
      cell: (one) => linkCell(nameOf(one) ?? '', one.profileUrl) ?? textCell(nameOf(one)),
    },
    {
      label: say({ de: 'Gebiet', en: 'Area' }),
      cell: (one) => whereCell(one, say({ de: 'bundesweit', en: 'nationwide' })),
    },
    {
      label: say({ de: 'Kennzeichnung', en: 'Label' }),
      cell: ({ placement }) => textCell(placement),
      mayBeEmpty: true,
    },
    {
      label: say({ de: 'Angebot', en: 'Offer' }),
      cell: ({ description }) => textCell(description),
      mayBeEmpty: true,
    },
    {
      label: say({ de: 'Anfrage', en: 'Enquiry' }),
      cell: ({ intro }) =>
        linkCell(intro?.label ?? say({ de: 'Anfrage stellen', en: 'enquire' }), intro?.url),
    },
  ];
  const stated = columns.filter(({ cell }) => suppliers.some((supplier) => cell(supplier)));
  return {
    columns: stated.map(({ label }) => label),
    rows: suppliers.map((supplier) =>
      stated.map(({ cell, mayBeEmpty }) => cell(supplier) ?? (mayBeEmpty ? text('') : notStated)),
    ),
    caption: say({ de: 'Anbieter', en: 'Suppliers' }),
    list: 'ranked',
  };
}
