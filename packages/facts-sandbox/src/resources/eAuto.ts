// The e-car subsidy resources: the whole matrix, and the amount for one household.
import { Statement, statement } from '../figures/statement.ts';
import {
  answers,
  createRoute,
  lacks,
  newResource,
  refuses,
  wholeNumberParameter,
  z,
} from '../wire/resource.ts';
import {
  Amount,
  amountFor,
  eAutoData,
  Fahrzeugtyp,
  Issue,
  Row,
  rowFor,
  Rules,
  touches,
  Vehicle,
} from './eAutoAmount.ts';

const { programme_name, status_de, rules, matrix, unresolved_source_issues } = eAutoData;

const Programme = z.object({ programme_name: z.string(), status_de: z.string() });

const matrixRoute = createRoute({
  method: 'get',
  path: '/calculator/e-auto/results/',
  summary: 'The subsidy matrix for BEV and PHEV/range extender',
  responses: answers(
    'The matrix',
    Programme.extend({
      matrix: z.array(Row),
      rules: Rules,
      unresolved_source_issues: z.array(Issue),
      ...Statement.shape,
    }),
  ),
});

const amountRoute = createRoute({
  method: 'get',
  path: '/calculator/e-auto/results/{fahrzeugtyp}/{bracket}/{kinder}/',
  summary: 'The subsidy for one household',
  request: {
    params: z.object({
      fahrzeugtyp: Fahrzeugtyp.openapi({ description: 'vehicle type', example: 'bev' }),
      bracket: wholeNumberParameter({ description: 'taxable household income in EUR', example: 52000 }),
      kinder: wholeNumberParameter({ description: 'children under 18', example: 1 }),
    }),
  },
  responses: {
    ...answers(
      'The amount, its parts, its step of the matrix and what is open',
      Programme.extend({
        ...Amount.shape,
        fahrzeugtyp: Fahrzeugtyp,
        bracket: z.int(),
        kinder: z.int(),
        source_row: Row,
        unresolved_source_issues: z.array(Issue.extend({ touches_request: z.boolean() })),
        income_basis: z.string(),
        vehicle: Vehicle,
        ...Statement.shape,
      }),
    ),
    ...refuses('income or child count is not a whole number from 0'),
    ...lacks('vehicle type not supported; lists the ones that are'),
  },
});

/** The resources under /calculator/e-auto/. */
export const eAuto = newResource()
  .openapi(matrixRoute, (c) =>
    c.json(
      {
        programme_name,
        status_de,
        matrix,
        rules,
        unresolved_source_issues,
        ...statement(
          eAutoData,
          [rules, ...matrix].map(({ confidence }) => confidence),
        ),
      },
      200,
    ),
  )
  .openapi(amountRoute, (c) => {
    const household = c.req.valid('param');
    const source_row = rowFor(household);
    const { income_basis, vehicle } = rules;
    const issues = unresolved_source_issues.map((issue) => ({
      ...issue,
      touches_request: touches(issue, household),
    }));
    const citing = [source_row, rules, ...issues];
    return c.json(
      {
        ...household,
        ...amountFor(household),
        source_row,
        unresolved_source_issues: issues,
        income_basis,
        vehicle,
        programme_name,
        status_de,
        ...statement(
          eAutoData,
          [source_row.confidence, rules.confidence],
          citing.flatMap(({ source }) => source),
        ),
      },
      200,
    );
  });
