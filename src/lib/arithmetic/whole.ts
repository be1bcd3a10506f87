/** Throws RangeError unless `value` is a whole number from `min` up to 2^53 − 1. */
export function requireWhole(name: string, value: number, min = 0): void {
  if (!Number.isSafeInteger(value) || value < min) {
    throw new RangeError(`${name} must be a whole number, at least ${min}: ${value}`);
  }
}

/** A BigInt result as a number; RangeError beyond 2^53 − 1, where doubles lose a rupiah. */
export function toSafe(amount: bigint): number {
  const value = Number(amount);
  if (!Number.isSafeInteger(value)) throw new RangeError(`beyond exact whole numbers: ${amount}`);
  return value;
}

/** `above / below` of non-negative wholes, rounded down. */
export const floorDiv = (above: bigint, below: bigint) => above / below;

/** `above / below` of non-negative wholes, rounded up. */
export const ceilDiv = (above: bigint, below: bigint) => (above + below - 1n) / below;

/** `above / below` of non-negative wholes, to the nearest, halves up. */
export const halfUpDiv = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);

/** `above / below` rounded up to a multiple of `step`. */
export const ceilToStep = (above: bigint, below: bigint, step: bigint) => ceilDiv(above, below * step) * step;
