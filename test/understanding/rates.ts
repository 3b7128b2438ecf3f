// How many of each group are right, one line for each.

interface Judged {
  /** What is wrong; undefined when all is well. */
  readonly fault: string | undefined;
}

/** `plain                9 of  10  90.0 %`, in the order in which the groups first come. */
export function rates<Verdict extends Judged>(
  verdicts: readonly Verdict[],
  groupOf: (verdict: Verdict) => string,
): readonly string[] {
  const groups = [...new Set(verdicts.map(groupOf))];
  return groups.map((group) => {
    const some = verdicts.filter((verdict) => groupOf(verdict) === group);
    const right = some.filter(({ fault }) => fault === undefined).length;
    const share = ((100 * right) / some.length).toFixed(1);
    return `${group.padEnd(18)} ${String(right).padStart(3)} of ${String(some.length).padStart(3)}  ${share} %`;
  });
}
