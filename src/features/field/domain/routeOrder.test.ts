import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOrder } from './routeOrder';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const stop = (name: string, latitude: number, longitude: number) => ({
  name,
  position: at(latitude, longitude) as ReturnType<typeof at> | null,
});
const names = (stops: readonly { name: string }[]) => stops.map(({ name }) => name).join('');

const length = (way: readonly { position: ReturnType<typeof at> | null }[]) =>
  way.slice(1).reduce((sum, { position }, index) => {
    const before = way[index]?.position;
    if (!position || !before) return sum;
    return sum + Math.hypot(position.latitude - before.latitude, position.longitude - before.longitude);
  }, 0);

const place = fc.record({
  latitude: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  longitude: fc.double({ min: 106.8, max: 106.9, noNaN: true }),
});

describe('the way from stop to stop', () => {
  it('goes to the nearest next, from where one is', () => {
    const stops = [stop('c', 0, 3), stop('a', 0, 1), stop('b', 0, 2)];
    expect(names(routeOrder(stops, at(0, 0)))).toBe('abc');
    expect(names(routeOrder(stops, null))).toBe('cba');
  });

  it('turns what the nearest next alone would come back for', () => {
    const stops = [stop('a', 0, 0), stop('b', 4, 3), stop('c', 3, 5), stop('d', 2, 5), stop('e', 5, 1)];
    expect(names(routeOrder(stops, at(0, 0)))).toBe('aebcd');
  });

  it('has stops without a place last, as they came', () => {
    const unknown = { name: 'x', position: null };
    const other = { name: 'y', position: null };
    expect(names(routeOrder([unknown, stop('b', 0, 2), other, stop('a', 0, 1)], at(0, 0)))).toBe('abxy');
    expect(routeOrder([], null)).toEqual([]);
  });

  it('loses and doubles no stop, and no part of it is shorter turned round', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 20 }), place, (places, from) => {
        const stops = places.map((position, index) => ({ name: `${index}`, position }));
        const way = routeOrder(stops, from);
        expect(way.map(({ name }) => Number(name)).toSorted((a, b) => a - b)).toEqual([...stops.keys()]);
        const found = length([{ position: from }, ...way]);
        for (let i = 0; i < way.length; i++) {
          for (let j = i + 1; j < way.length; j++) {
            const turned = [...way.slice(0, i), ...way.slice(i, j + 1).reverse(), ...way.slice(j + 1)];
            // A little for how a degree shrinks, and for what is not worth a turn.
            expect(found).toBeLessThanOrEqual(length([{ position: from }, ...turned]) + 1e-5);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is found for a whole plan', () => {
    const stops = Array.from({ length: 200 }, (_, n) => stop(`${n}`, (n * 7919) % 101, (n * 104729) % 103));
    expect(routeOrder(stops, null)).toHaveLength(200);
  });
});
