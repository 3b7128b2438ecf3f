// The vehicle registration resources: fee range and papers for every procedure, channel and preferred plate.
import { Confidence, readData, weakest } from '../figures/data.ts';
import { cited, DataHead, Statement, statement } from '../figures/statement.ts';
import { toCents } from '../figures/units.ts';
import { unknownValue } from '../wire/errors.ts';
import { answers, createRoute, lacks, newResource, z } from '../wire/resource.ts';

const euros = z.number().nonnegative();

const Vorgang = z.enum(['neuzulassung', 'halterwechsel', 'ummeldung', 'abmeldung']);
const Weg = z.enum(['amt', 'online']);

const Channel = z.strictObject({
  base_fee_min_eur: euros,
  base_fee_max_eur: euros,
  documents: z.array(z.string()),
  ...cited,
});

type Procedure = z.infer<typeof Procedure>;
const Procedure = z.strictObject({
  vorgang: Vorgang,
  vorgang_de: z.string(),
  note_de: z.string(),
  wege: z.strictObject({ amt: Channel, online: Channel }),
  wunschkennzeichen: z.strictObject({ min_eur: euros, max_eur: euros, note_de: z.string(), ...cited }),
});

const DetailFee = z.strictObject({
  case_de: z.string(),
  amt_eur: euros,
  online_eur: euros,
  ...cited,
});

const Extra = z.strictObject({ item_de: z.string(), min_eur: euros, max_eur: euros, ...cited });

const Legal = z.strictObject({ note_de: z.string(), ...cited });

const KfzData = DataHead.extend({
  vorgaenge: z.array(Procedure).length(4),
  not_included_de: z.array(z.string()),
  detail_fees: z.array(DetailFee),
  extras: z.array(Extra),
  warnings_de: z.array(z.string()),
  legal: Legal,
});

export const kfzData = readData('kfz', KfzData);

const { vorgaenge, not_included_de, detail_fees, extras, warnings_de, legal } = kfzData;
const Plate = z.enum(['ja', 'nein']);
type Way = z.infer<typeof Weg>;
type PlateChoice = z.infer<typeof Plate>;

const Fees = z.object({
  vorgang: Vorgang,
  weg: Weg,
  wunschkennzeichen: Plate,
  base_fee_min_eur: z.number(),
  base_fee_max_eur: z.number(),
  wunschkennzeichen_min_eur: z.number(),
  wunschkennzeichen_max_eur: z.number(),
  fee_min_eur: z.number(),
  fee_max_eur: z.number(),
  confidence: Confidence,
});

const Details = Fees.extend({
  vorgang_de: z.string(),
  notes_de: z.array(z.string()),
  documents: z.array(z.string()),
});

/** What is to be known of every fee. */
const Context = z.object({
  not_included_de: z.array(z.string()),
  detail_fees: z.array(DetailFee),
  extras: z.array(Extra),
  warnings_de: z.array(z.string()),
  legal: Legal,
});
const context = { not_included_de, detail_fees, extras, warnings_de, legal };

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/kfz/results/',
  summary: 'The fees for every procedure, channel and preferred-plate choice',
  responses: answers('All combinations', Statement.extend({ results: z.array(Fees), ...Context.shape })),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/kfz/results/{vorgang}/{weg}/{wunschkennzeichen}/',
  summary: 'Fee range and required documents for one procedure',
  request: {
    params: z.object({
      vorgang: Vorgang.openapi({ description: 'procedure', example: 'neuzulassung' }),
      weg: Weg.openapi({ description: 'channel', example: 'online' }),
      wunschkennzeichen: Plate.openapi({ description: 'preferred plate', example: 'ja' }),
    }),
  },
  responses: {
    ...answers('Fee range and documents', Statement.extend({ ...Details.shape, ...Context.shape })),
    ...lacks('procedure, channel or plate choice not found; lists the ones there are'),
  },
});

/** The resources under /calculator/kfz/. */
export const kfz = newResource()
  .openapi(allRoute, (c) => {
    const results = vorgaenge.flatMap((procedure) =>
      Weg.options.flatMap((weg) => Plate.options.map((plate) => fees(procedure, weg, plate))),
    );
    const parts = results.map(({ confidence }) => confidence);
    return c.json({ results, ...context, ...statement(kfzData, parts) }, 200);
  })
  .openapi(oneRoute, (c) => {
    const { vorgang, weg, wunschkennzeichen } = c.req.valid('param');
    const procedure = vorgaenge.find((one) => one.vorgang === vorgang);
    if (!procedure) return c.json(unknownValue('vorgang', vorgang, Vorgang.options), 404);
    const found = details(procedure, weg, wunschkennzeichen);
    const cited = [...partsOf(procedure, weg, wunschkennzeichen), legal, ...detail_fees, ...extras];
    const sources = cited.flatMap(({ source }) => source);
    return c.json({ ...found, ...context, ...statement(kfzData, [found.confidence], sources) }, 200);
  });

function fees(procedure: Procedure, weg: Way, plate: PlateChoice): z.infer<typeof Fees> {
  const { base_fee_min_eur, base_fee_max_eur } = procedure.wege[weg];
  const { min_eur, max_eur } = plate === 'ja' ? procedure.wunschkennzeichen : { min_eur: 0, max_eur: 0 };
  return {
    vorgang: procedure.vorgang,
    weg,
    wunschkennzeichen: plate,
    base_fee_min_eur,
    base_fee_max_eur,
    wunschkennzeichen_min_eur: min_eur,
    wunschkennzeichen_max_eur: max_eur,
    fee_min_eur: toCents(base_fee_min_eur + min_eur),
    fee_max_eur: toCents(base_fee_max_eur + max_eur),
    confidence: weakest(partsOf(procedure, weg, plate).map(({ confidence }) => confidence)),
  };
}

function details(procedure: Procedure, weg: Way, plate: PlateChoice): z.infer<typeof Details> {
  const notes = [procedure.note_de, plate === 'ja' ? procedure.wunschkennzeichen.note_de : ''];
  return {
    ...fees(procedure, weg, plate),
    vorgang_de: procedure.vorgang_de,
    notes_de: notes.filter((note) => note !== ''),
    documents: procedure.wege[weg].documents,
  };
}

/** What the fee is made of. */
const partsOf = ({ wege, wunschkennzeichen }: Procedure, weg: Way, plate: PlateChoice) =>
  plate === 'ja' ? [wege[weg], wunschkennzeichen] : [wege[weg]];
