// docs/operating.md against the program: settings, commands, pages, numbers, exit codes, and every line of the log.
import { readdirSync, readFileSync } from 'node:fs';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { Environment } from '../../src/config.ts';
import { createMetrics, createOrganisationMetrics } from '../../src/metrics.ts';
import { belongsTo } from '../../src/organisations/settings.ts';

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

/** A piece of a program, with what it is a part of. */
interface Piece {
  readonly node: Node;
  readonly text: string;
  readonly source: string;
  readonly parent: Piece | undefined;
}

/** Every piece of these files. */
function piecesIn(files: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (node: Node, source: string, parent?: Piece): void => {
    const piece = { node, text: textOf(node, source), source, parent };
    pieces.push(piece);
    const parts = visitorKeys[node.type] ?? [];
    const children = parts.flatMap((part) => (node as unknown as Record<string, Node | Node[] | null>)[part]);
    for (const child of children) if (child) add(child, source, piece);
  };
  for (const file of files) {
    const source = read(file);
    const { program, errors } = parseSync(file, source);
    expect(errors).toEqual([]);
    add(program, source);
  }
  return pieces;
}

const textOf = ({ start, end }: { readonly start: number; readonly end: number }, source: string) =>
  source.slice(start, end);

/** What a text in the program says; undefined for what is none. */
const said = (node: Node | null | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const isCallOf = ({ node, source }: Piece, name: RegExp) =>
  node.type === 'CallExpression' && name.test(textOf(node.callee, source));

/** The demo is none of the product. */
const productFiles = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('demo/'))
  .map((file) => `src/${file}`);

const product = piecesIn(productFiles);

test('every setting is there, with the default that .env.example has', () => {
  const rows = rowsUnder('Setting | Default | Whose | What to write');
  const said = rows.map(([name, value]) => [name, value]);
  const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(said).toEqual(example);
  expect(sorted(said.map(([name = '']) => name))).toEqual(sorted(Object.keys(Environment.shape)));
  expect(Object.fromEntries(rows.map(([name, , whose]) => [name, whose]))).toEqual(belongsTo);
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
    .map(({ name, who = 'everybody', changes }) => ({ name: name.de[0], who, changes }));
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
    const many = createOrganisationMetrics(() => new Map());
    many.of('one', { budgetLeft: () => 1 });
    const text = `${await createMetrics({ budgetLeft: () => 1 }).text()}${await many.text()}`;
    const types = text.matchAll(/^# TYPE (amtsbot_\w+) /gm);
    const metrics = new Set([...types].map(([, name = '']) => name));
    const outcomes = [...text.matchAll(/\{outcome="([^"]+)"\}/g)].map(([, outcome = '']) => outcome);
    expect(sorted(firstOf(rowsUnder('Metric | What it counts')))).toEqual(sorted(metrics));
    expect(sorted(firstOf(rowsUnder('`outcome` | What became of the question')))).toEqual(sorted(outcomes));
  });
});

describe('the runbook', () => {
  test('has every exit code', () => {
    const codes = product.flatMap((piece) => {
      const { node, source } = piece;
      if (node.type === 'CallExpression' && isCallOf(piece, /^process\.exit$/))
        return node.arguments.slice(0, 1).map((code) => textOf(code, source));
      const isSet = node.type === 'AssignmentExpression' && textOf(node.left, source) === 'process.exitCode';
      return isSet ? [textOf(node.right, source)] : [];
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
    const sentences = piecesIn(files).flatMap((piece) => {
      const text = beginningOf(piece);
      // Sentences, and neither names nor lines of the log.
      const isLine = piece.parent !== undefined && isLogged(piece.parent);
      return text !== undefined && /^[A-Z][a-z]* \w+ /.test(text) && !isLine ? [text] : [];
    });
    const missing = sentences.filter((sentence) => !said.some((start) => sentence.startsWith(start)));
    const invented = said.filter((start) => !sentences.some((sentence) => sentence.startsWith(start)));
    expect({ missing, invented }).toEqual({ missing: [], invented: [] });
  });

  test('has every warning and every error of the log', () => {
    const logged = product.flatMap((piece) => messagesAt(piece));
    // Two tables: errors and warnings.
    const [, ...tables] = guide.split('| `msg` | What it means, and what to do |');
    const said = tables
      .flatMap((table) => [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]+)` \|/gm)])
      .map(([, message = '']) => message);
    expect(said.length).toBeGreaterThan(20);
    expect(sorted(said)).toEqual(sorted(new Set(logged)));
  });
});

/** A text, or how one begins that values are put into. */
const beginningOf = ({ node }: Piece) =>
  node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? undefined) : said(node);

const isLogged = (piece: Piece) => isCallOf(piece, /\blog\.\w+$|^ownLog\.\w+$/i);

/** Names under which a message is handed on to where it is logged; what they stand for is found where it is named. */
const handedOn = new Set(['failure', 'what']);

/** The messages that a piece of the program logs as a warning or an error, or hands on to be logged so. */
function messagesAt(piece: Piece): readonly string[] {
  const { node, source, text } = piece;
  if (node.type === 'CallExpression' && isLogged(piece)) {
    if (!isCallOf(piece, /\.(?:warn|error)$/)) return [];
    const message = node.arguments.at(-1);
    const logged = said(message);
    if (logged !== undefined) return [logged];
    // The runbook could not name it.
    expect(handedOn, text).toContain(message && textOf(message, source));
    return [];
  }
  const handed =
    node.type === 'Property' && textOf(node.key, source) === 'failure'
      ? node.value
      : node.type === 'VariableDeclarator' && /^failure\b/.test(textOf(node.id, source))
        ? node.init
        : node.type === 'CallExpression' && isCallOf(piece, /^beside$/)
          ? node.arguments[0]
          : undefined;
  const message = said(handed);
  return message === undefined ? [] : [message];
}
