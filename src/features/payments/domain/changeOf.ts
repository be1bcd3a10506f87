/**
 * Banknotes to hand back, rupiah; below 0: so many are lacking. Null while nothing was handed over, or nothing is paid in
 * banknotes: what was typed then says nothing.
 */
export function changeOf(received: number | null, cash: number | null): number | null {
  return received === null || cash === null || cash === 0 ? null : received - cash;
}
