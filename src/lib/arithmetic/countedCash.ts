/** A note or coin, rupiah. */
export interface Piece {
  key: string;
  value: number;
}

/** What counted notes and coins come to, rupiah; `counts` says how many of each key, none where it says nothing. */
export function countedCash(
  pieces: readonly Piece[],
  counts: Readonly<Record<string, number | undefined>>,
): number {
  return pieces.reduce((sum, { key, value }) => sum + value * (counts[key] ?? 0), 0);
}
