import type { ComparedFigure, FigureValue, Reading } from '@/lib/contract/monitoring';

const keyOf = ({ figure, slice }: Pick<Reading, 'figure' | 'slice'>) => `${figure} ${slice ?? ''}`;

function plus(one: FigureValue, other: FigureValue): FigureValue {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  return {
    count: one.count + other.count,
    amount: sum(one.amount, other.amount),
    whole: sum(one.whole, other.whole),
  };
}

/** Readings of several offices together, in the order in which they come. */
export function sumReadings(readings: Iterable<readonly Reading[]>): Reading[] {
  const sums = new Map<string, Reading>();
  for (const office of readings) {
    for (const one of office) {
      const found = sums.get(keyOf(one));
      sums.set(keyOf(one), found ? { ...found, ...plus(found, one) } : one);
    }
  }
  return inSlices([...sums.values()]);
}

/** Figures stay where they are; slices of one rise, whichever office had them. */
function inSlices(readings: Reading[]): Reading[] {
  const place = new Map<string, number>();
  for (const { figure } of readings) if (!place.has(figure)) place.set(figure, place.size);
  return readings.toSorted(
    (a, b) =>
      (place.get(a.figure) ?? 0) - (place.get(b.figure) ?? 0) || beginning(a.slice) - beginning(b.slice),
  );
}

const beginning = (slice: string | null) => Number.parseInt(slice ?? '0', 10);

/** Readings beside what they were; null where that is not known. */
export function besides(readings: readonly Reading[], before: readonly Reading[] | null): ComparedFigure[] {
  const was = new Map((before ?? []).map((one) => [keyOf(one), one]));
  return readings.map((one) => {
    const found = was.get(keyOf(one));
    return {
      ...one,
      before: found ? { count: found.count, amount: found.amount, whole: found.whole } : null,
    };
  });
}
