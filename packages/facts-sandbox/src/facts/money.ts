// Amounts of money in euros, rounded only where they are given out.

/** To whole cents, half a cent upwards. Fifteen digits first: 1.005 is a little less than that in binary. */
export function toCents(euros: number): number {
  return Math.round(Number((euros * 100).toPrecision(15))) / 100;
}
