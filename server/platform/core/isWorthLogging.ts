/**
 * Whether the n-th failure in a row gets a line of its own in the log: the first five, then each doubling. A stranger
 * who tries a million times leaves two dozen lines, and the last one says how many there were.
 */
export const isWorthLogging = (failures: number): boolean =>
  failures <= 5 || Number.isInteger(Math.log2(failures));
