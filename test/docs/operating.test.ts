// docs/operating.md against the program: settings, commands, pages, numbers, exit codes, and every line of the log.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { Environment } from '../../src/config.ts';
import { createMetrics } from '../../src/metrics.ts';

const root = new URL('../..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const guide = read('docs/operating.md');

/** The rows of the table under this head, cell by cell, without the code marks. */
function rowsUnder(head: string): readonly (readonly string[])[] {
  const [, table] = guide.split(`| ${head} |`);
  const lines = (table ?? expect.unreachable(`no table “${head}”`)).split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
  );
}

const firstOf = (rows: readonly (readonly string[])[]) => rows.map(([first = '']) => first);
const sorted = (texts: Iterable<string>) => [...texts].toSorted();

/** Every node of these files. */
function nodesIn(files: readonly string[]): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const add = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, add);
  };
  for (const file of files)
    add(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, /* setParentNodes */ true));
  return nodes;
}

/** The demo is none of the product. */
const productFiles = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('demo/'))
  .map((file) => `src/${file}`);

const product = nodesIn(productFiles);

test('every setting is there, with the default that .env.example has', () => {
  const said = rowsUnder('Setting | Default | What to write').map(([name, value]) => [name, value]);
  const example = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(said).toEqual(example);
  expect(sorted(said.map(([name = '']) => name))).toEqual(sorted(Object.keys(Environment.shape)));
});

test('every command that changes something, or is not for everybody, is there', async () => {
  const { commands } = await loadCatalogue();
  const said = rowsUnder('Command | For | Changes | What it does').map(([name, who, changes]) => ({
    name,
    who,
    changes: changes !== 'no',
  }));
  const real = commands
    .filter(({ who, changes }) => who || changes)
    .map(({ name, who, changes }) => ({ name: name.de[0], who, changes }));
  const byName = (a: { name?: string | undefined }, b: typeof a) =>
    (a.name ?? '').localeCompare(b.name ?? '');
  expect(said.toSorted(byName)).toEqual(real.toSorted(byName));
});

describe('health and metrics', () => {
  test('every page is there', () => {
    const pages = [...read('src/health.ts').matchAll(/pages\.set\('([^']+)'/g)].map(([, page = '']) => page);
    expect(firstOf(rowsUnder('Page | What it says'))).toEqual(pages);
  });

  test('every metric and every outcome is there', async () => {
    const text = await createMetrics({ budgetLeft: () => 1 }).text();
    const metrics = [...text.matchAll(/^# TYPE (amtsbot_\w+) /gm)].map(([, name = '']) => name);
    const outcomes = [...text.matchAll(/\{outcome="([^"]+)"\}/g)].map(([, outcome = '']) => outcome);
    expect(sorted(firstOf(rowsUnder('Metric | What it counts')))).toEqual(sorted(metrics));
    expect(sorted(firstOf(rowsUnder('`outcome` | What became of the question')))).toEqual(sorted(outcomes));
  });
});

describe('the runbook', () => {
  test('has every exit code', () => {
    const codes = product.flatMap((node) => {
      const code =
        ts.isCallExpression(node) && node.expression.getText() === 'process.exit'
          ? node.arguments[0]
          : ts.isBinaryExpression(node) && node.left.getText() === 'process.exitCode'
            ? node.right
            : undefined;
      return code ? [code.getText()] : [];
    });
    expect(firstOf(rowsUnder('Code | When | What to do'))).toEqual(sorted(new Set(['0', ...codes])));
  });

  test('has everything that the process says when it cannot go on', () => {
    const said = firstOf(rowsUnder('Standard error begins with | What to do')).slice(0, -1);
    const files = [
      'src/run.ts',
      'src/signals.ts',
      'src/advice.ts',
      'src/config.ts',
      'src/bot/hearing/listen.ts',
      'tools/build.js',
    ];
    const sentences = nodesIn(files)
      .filter(
        (node) =>
          ts.isStringLiteral(node) || ts.isTemplateHead(node) || ts.isNoSubstitutionTemplateLiteral(node),
      )
      // Sentences, and neither names nor lines of the log.
      .filter(({ text, parent }) => /^[A-Z][a-z]* \w+ /.test(text) && !isLogged(parent))
      .map(({ text }) => text);
    const missing = sentences.filter((sentence) => !said.some((start) => sentence.startsWith(start)));
    const invented = said.filter((start) => !sentences.some((sentence) => sentence.startsWith(start)));
    expect({ missing, invented }).toEqual({ missing: [], invented: [] });
  });

  test('has every warning and every error of the log', () => {
    const logged = product.flatMap((node) => messagesAt(node));
    // Two tables: errors and warnings.
    const [, ...tables] = guide.split('| `msg` | What it means, and what to do |');
    const said = tables
      .flatMap((table) => [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]+)` \|/gm)])
      .map(([, message = '']) => message);
    expect(said.length).toBeGreaterThan(20);
    expect(sorted(said)).toEqual(sorted(new Set(logged)));
  });
});

const isLogged = (node: ts.Node) =>
  ts.isCallExpression(node) && /\blog\.\w+$|^ownLog\.\w+$/i.test(node.expression.getText());

/** Names under which a message is handed on to where it is logged; what they stand for is found where it is named. */
const handedOn = new Set(['failure', 'what']);

/** The messages that a piece of the program logs as a warning or an error, or hands on to be logged so. */
function messagesAt(node: ts.Node): readonly string[] {
  if (isLogged(node) && ts.isCallExpression(node)) {
    if (!/\.(?:warn|error)$/.test(node.expression.getText())) return [];
    const message = node.arguments.at(-1);
    if (message && ts.isStringLiteral(message)) return [message.text];
    // The runbook could not name it.
    expect(handedOn, node.getText()).toContain(message?.getText());
    return [];
  }
  const isNamed =
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText() === 'failure';
  if (isNamed && node.initializer && ts.isStringLiteral(node.initializer)) return [node.initializer.text];
  const first =
    ts.isCallExpression(node) && node.expression.getText() === 'beside' ? node.arguments[0] : undefined;
  return first && ts.isStringLiteral(first) ? [first.text] : [];
}
