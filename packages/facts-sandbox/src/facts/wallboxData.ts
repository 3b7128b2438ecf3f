// The wallbox data: the programmes of federation and states, what they ask for, and what the answers add to them.
import { readData } from './data.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

const euros = z.number().nonnegative();
const percent = z.number().min(0).max(100);

export const Building = z.enum(['einfamilienhaus', 'mehrfamilienhaus', 'weg', 'mieter']);
export const WallboxType = z.enum(['standard', 'bidirektional']);
export const Applicant = z.enum(['privatperson', 'unternehmen', 'wohnungsunternehmen']);
export const pointCounts = [1, 2, 3, 5, 10, 15, 20, 30, 50];

/** The federal states as the contract spells them here. */
export const Bundesland = z.enum([
  'nordrhein-westfalen',
  'bayern',
  'berlin',
  'baden-wurttemberg',
  'schleswig-holstein',
  'thuringen',
  'hamburg',
  'brandenburg',
  'bremen',
  'hessen',
  'mecklenburg-vorpommern',
  'niedersachsen',
  'rheinland-pfalz',
  'saarland',
  'sachsen',
  'sachsen-anhalt',
]);

export type Rule = z.infer<typeof Rule>;
const Rule = z.strictObject({
  id: z.string(),
  level: z.enum(['federal', 'state']),
  state: z.string().nullable(),
  programme: z.string(),
  status: z.enum(['active', 'announced', 'ended']),
  gebaeudetyp: z.array(Building),
  applicants: z.array(Applicant),
  wallbox_types: z.array(WallboxType),
  percent: percent.optional(),
  percent_large_company: percent.optional(),
  amount_per_point_max_eur: euros.optional(),
  assumed_cost_per_point_eur: euros.optional(),
  /** Announced amounts that nobody has confirmed: never a part of the secured total. */
  illustrative_amount_per_point_eur: z
    .strictObject({ vorverkabelung: euros, standard: euros, bidirektional: euros })
    .optional(),
  illustrative_min_points: z.int().optional(),
  counts_in_secured_total: z.boolean(),
  requirements_de: z.array(z.string()),
  note_de: z.string(),
  ...cited,
});

export type WallboxState = z.infer<typeof WallboxState>;
const WallboxState = z.strictObject({
  bundesland: Bundesland,
  state: z.string(),
  name: z.string(),
  status: z.string(),
  rule_ids: z.array(z.string()),
  note_de: z.string(),
  ...cited,
});

const WallboxData = DataHead.extend({
  no_active_programme_text_de: z.string(),
  municipal_note_de: z.string(),
  general_requirements: z.strictObject({ requirements_de: z.array(z.string()), ...cited }),
  /** How sure the costs are that the rules assume. */
  assumed_cost: z.strictObject({ confidence: Confidence, source: z.array(z.string()) }),
  rules: z.array(Rule),
  states: z.array(WallboxState).length(16),
});

export const wallboxData = readData('wallbox', WallboxData);
