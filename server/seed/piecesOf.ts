import { DENOMINATIONS } from '@/lib/contract/denominations';

/** The fewest notes and coins that come nearest to an amount without passing it. */
export function piecesOf(amount: number): Record<string, number> {
  let left = amount;
  return Object.fromEntries(
    DENOMINATIONS.map(({ key, value }) => {
      const count = Math.floor(Math.max(0, left) / value);
      left -= count * value;
      return [key, count] as const;
    }).filter(([, count]) => count > 0),
  );
}
