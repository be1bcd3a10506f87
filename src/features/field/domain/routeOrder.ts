interface Place {
  latitude: number;
  longitude: number;
}
type Point = readonly [number, number];

/** Places of one town on a plane: enough to compare ways. */
const pointOf = ({ latitude, longitude }: Place): Point => [
  latitude,
  longitude * Math.cos((latitude * Math.PI) / 180),
];
const leg = (a: Point | undefined, b: Point | undefined) =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;

/**
 * Stops in an order that saves ways: the nearest next, and then turned wherever that is shorter (2-opt). Where nobody knows
 * the place, it stands last, as it came.
 * @param from where the way begins; null: at the first stop
 */
export function routeOrder<T extends { position: Place | null }>(
  stops: readonly T[],
  from: Place | null,
): T[] {
  const left = stops.flatMap((stop) => (stop.position ? [{ stop, at: pointOf(stop.position) }] : []));
  const start = from ? pointOf(from) : left[0]?.at;
  const way: typeof left = [];
  for (let here = start; here && left.length > 0; here = way.at(-1)?.at) {
    const far = left.map(({ at }) => leg(here, at));
    way.push(...left.splice(far.indexOf(Math.min(...far)), 1));
  }
  for (let isShorter = true; isShorter;) {
    isShorter = false;
    // Who begins at the first stop begins there still.
    for (let i = from ? 0 : 1; i < way.length - 1; i++) {
      const before = i === 0 ? start : way[i - 1]?.at;
      for (let j = i + 1; j < way.length; j++) {
        const [first, last, after] = [way[i]?.at, way[j]?.at, way[j + 1]?.at];
        if (leg(before, last) + leg(first, after) >= leg(before, first) + leg(last, after) - 1e-9) continue;
        way.splice(i, j - i + 1, ...way.slice(i, j + 1).reverse());
        isShorter = true;
      }
    }
  }
  return [...way.map(({ stop }) => stop), ...stops.filter(({ position }) => !position)];
}
