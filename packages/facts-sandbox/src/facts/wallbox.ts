// The wallbox resources: what is secured for every combination, and everything about one project.
import { unknownValue } from './errors.ts';
import { countParameter } from './parameters.ts';
import { answers, createRoute, lacks, newResource, refuses, z } from './resource.ts';
import { Statement, statement } from './statement.ts';
import { Applicant, Building, Bundesland, pointCounts, wallboxData, WallboxType } from './wallboxData.ts';
import { certaintyOf, Project, Secured, secured } from './wallboxFunding.ts';
import { Details, details, sourcesOf } from './wallboxResult.ts';

const { states, municipal_note_de } = wallboxData;

const Row = Project.extend(Secured.shape);

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/wallbox/results/',
  summary: 'What is secured for every combination, applicant groups included',
  responses: answers(
    'All combinations',
    Statement.extend({ results: z.array(Row), municipal_note_de: z.string() }),
  ),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/wallbox/results/{gebaeudetyp}/{bundesland}/{stellplaetze}/{wallboxTyp}/',
  summary: 'Federal and state funding for one project',
  request: {
    params: z.object({
      gebaeudetyp: Building.openapi({ description: 'building type', example: 'weg' }),
      bundesland: Bundesland.openapi({ description: 'federal state', example: 'nordrhein-westfalen' }),
      stellplaetze: countParameter('parking spaces with a charging point', pointCounts),
      wallboxTyp: WallboxType.openapi({ description: 'wallbox type', example: 'standard' }),
    }),
    query: z.object({
      applicant: Applicant.default('privatperson').openapi({
        description: 'applicant group',
        example: 'unternehmen',
      }),
    }),
  },
  responses: {
    ...answers('The funding; municipal funding is not in it', Statement.extend(Details.shape)),
    ...refuses('invalid query parameter'),
    ...lacks('a path parameter not supported; lists the supported values'),
  },
});

/** The resources under /calculator/wallbox/. */
export const wallbox = newResource()
  .openapi(allRoute, (c) => c.json({ results: allRows, municipal_note_de, ...overallStatement }, 200))
  .openapi(oneRoute, (c) => {
    const project = { ...c.req.valid('param'), ...c.req.valid('query') };
    const state = states.find(({ bundesland }) => bundesland === project.bundesland);
    if (!state) return c.json(unknownValue('bundesland', project.bundesland, Bundesland.options), 404);
    const stated = statement(wallboxData, certaintyOf(project, state), sourcesOf(project, state));
    return c.json({ ...details(project, state), ...stated }, 200);
  });

// Thousands of rows that are always the same.
const allRows: z.infer<typeof Row>[] = Building.options.flatMap((gebaeudetyp) =>
  states.flatMap((state) =>
    pointCounts.flatMap((stellplaetze) =>
      WallboxType.options.flatMap((wallboxTyp) =>
        Applicant.options.map((applicant) => {
          const project = { gebaeudetyp, bundesland: state.bundesland, stellplaetze, wallboxTyp, applicant };
          return { ...project, ...secured(project, state) };
        }),
      ),
    ),
  ),
);

const overallStatement = statement(
  wallboxData,
  [...states, wallboxData.assumed_cost].map(({ confidence }) => confidence),
);
