// An answer of the service, read by the names of its fields, wherever they stand, and remembering what was read.
// The contract names few fields; what a command does not take by name is still there in takeRest().
import type { Json } from './json.ts';
import { groupByPath, type Leaf, leavesOf, readNumber, readYesNo, type Scalar } from './leaf.ts';
import { namesOf, type Path, plainField } from './names.ts';

/**
 * Each reader takes the possible names of one field, the likeliest first, in any spelling (`max_days` also finds
 * `maxDays`; `cost_min` also finds `cost: { min }`), and gives its value only where no second field could be meant:
 * the outermost one of a name, and only if it is alone there. A value that was read is not in takeRest().
 */
export interface FactsRecord {
  number(...names: string[]): number | undefined;
  text(...names: string[]): string | undefined;
  /** Also yes and no written as words. */
  yesNo(...names: string[]): boolean | undefined;
  /** The service has such a field and states that nothing is in it (null): it knows that it does not know. */
  isEmpty(...names: string[]): boolean;
  /** All texts of a list, or a single text as a list of one; empty when there is none. */
  texts(...names: string[]): readonly string[];
  /** The part of the answer under one of these names. */
  child(...names: string[]): FactsRecord | undefined;
  /** The entries of a list of objects, or of an object of objects, under one of these names. */
  children(...names: string[]): readonly FactsRecord[];
  /** The records directly in this one: entries of a list, or objects under names. */
  parts(): readonly FactsRecord[];
  /**
   * The longest list of objects in the answer, whatever its name, unless that says sources; without any, the largest
   * object of objects. Lists inside lists are not looked at.
   */
  longestList(): readonly FactsRecord[];
  /** The key under which the record stood in its parent: a slug where the service keys a list by slugs. */
  readonly key: string;
  /** What nobody has read yet, in the service's order, with paths from here; it counts as read from now on. */
  takeRest(): readonly Leaf[];
}

/** Where an answer comes from is not what was asked for, however much there is of it. */
const sourceNames = new Set(['sources', 'quellen', 'references', 'belege']);

export function readRecord(json: Json): FactsRecord {
  return record(leavesOf(json, []), [], new Set());
}

function record(leaves: readonly Leaf[], root: Path, taken: Set<Leaf>): FactsRecord {
  const inside = (path: Path) => path.slice(root.length);
  const isAt = (place: Path, { path }: Leaf) => place.every((part, index) => path[index] === part);

  /** By the first name that one place has further out than any other. */
  function only(places: readonly Path[], names: readonly string[]): Path | undefined {
    const depths = [...new Set(places.map((place) => place.length))].toSorted((a, b) => a - b);
    for (const name of names.map(plainField)) {
      for (const depth of depths) {
        const having = places.filter((place) => place.length === depth && namesAt(place).has(name));
        if (having.length === 1) return having[0];
        if (having.length > 1) break;
      }
    }
    return undefined;
  }

  // A long answer is read field by field: what its places are called is found out once.
  const namesFound = new Map<Path, ReadonlySet<string>>();
  function namesAt(place: Path): ReadonlySet<string> {
    const names = namesFound.get(place) ?? namesOf(inside(place));
    namesFound.set(place, names);
    return names;
  }

  function scalar<T>(names: readonly string[], read: (value: Scalar) => T | undefined): T | undefined {
    const candidates = leaves.filter((leaf) => !taken.has(leaf) && read(leaf.value) !== undefined);
    const path = only(
      candidates.map((leaf) => leaf.path),
      names,
    );
    const leaf = candidates.find((candidate) => candidate.path === path);
    if (!leaf) return undefined;
    taken.add(leaf);
    return read(leaf.value);
  }

  /** Every place inside this record that holds further places. */
  let branchesFound: readonly Path[] | undefined;
  const branches = () => (branchesFound ??= findBranches());
  function findBranches(): readonly Path[] {
    const ends = leaves.flatMap(({ path, value }) =>
      path.slice(root.length + 1).map((_, end) => ({
        path: path.slice(0, root.length + 1 + end),
        value,
      })),
    );
    return groupByPath(ends, (end) => end.path).map((branch) => branch.path);
  }

  /** The records directly under a place: the entries of a list, or of an object, of objects. */
  function entriesAt(place: Path): FactsRecord[] {
    const within = leaves.filter((leaf) => isAt(place, leaf) && leaf.path.length > place.length + 1);
    return groupByPath(within, (leaf) => leaf.path.slice(0, place.length + 1)).map((entry) =>
      record(entry.leaves, entry.path, taken),
    );
  }

  return {
    key: String(root.at(-1) ?? ''),
    number: (...names) => scalar(names, readNumber),
    text: (...names) =>
      scalar(names, (value) => (typeof value === 'string' && value.trim() ? value : undefined)),
    yesNo: (...names) => scalar(names, readYesNo),
    isEmpty: (...names) => scalar(names, (value) => (value === null ? true : undefined)) ?? false,
    texts(...names) {
      const place = only(branches(), names);
      const items = leaves.filter(
        (leaf) =>
          place &&
          isAt(place, leaf) &&
          leaf.path.length === place.length + 1 &&
          typeof leaf.path.at(-1) === 'number' &&
          typeof leaf.value === 'string',
      );
      if (items.length === 0) {
        const single = this.text(...names);
        return single ? [single] : [];
      }
      for (const item of items) taken.add(item);
      return items.map((item) => String(item.value));
    },
    child(...names) {
      const place = only(branches(), names);
      if (!place) return undefined;
      const own = leaves.filter((leaf) => isAt(place, leaf));
      return record(own, place, taken);
    },
    children(...names) {
      const place = only(branches(), names);
      return place ? entriesAt(place) : [];
    },
    parts: () => entriesAt(root),
    longestList() {
      const outside = branches().filter((place) =>
        inside(place).every((part) => typeof part === 'string' && !sourceNames.has(plainField(part))),
      );
      const groups = [root, ...outside].map(entriesAt);
      const lists = groups.filter(([first]) => first && /^\d+$/.test(first.key));
      return (lists.length > 0 ? lists : groups).reduce(
        (longest, group) => (group.length > longest.length ? group : longest),
        [],
      );
    },
    takeRest() {
      const rest = leaves.filter((leaf) => !taken.has(leaf));
      for (const leaf of rest) taken.add(leaf);
      return rest.map((leaf) => ({ path: inside(leaf.path), value: leaf.value }));
    },
  };
}
