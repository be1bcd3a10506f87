/** `npm test` looks at a tenth of what `npm run test:all` does (scripts/test.mjs). */
const SHARE = process.env.CHECKS === 'gate' ? 0.1 : 1;

/** How many of a search at random are tried in this run, one at least. */
export const share = (count: number): number => Math.ceil(count * SHARE);

/**
 * Seeds of the histories that a test tells, from `first`. PostgreSQL 15 gets one of them: it takes the same statements,
 * and what another history could find is the server's own arithmetic, which all of them hold on the embedded version
 * (docs/decisions/0008). More of them, to look for what these few did not meet: `HISTORIES=50`.
 */
export function seeds(count: number, first = 1): number[] {
  const told = process.env.SERVER_TESTS === 'database' ? 1 : share(count);
  return Array.from({ length: Number(process.env.HISTORIES ?? told) }, (_, index) => first + index);
}
