import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookLabel, placeLabel, readLabel } from './bpkbLabel';

const ids = fc.integer({ min: 1, max: 2_147_483_647 });

it('reads what it wrote, with spaces and small letters', () => {
  expect(bookLabel(1042)).toBe('BPKB:1042-76');
  fc.assert(
    fc.property(ids, (id) => {
      expect(readLabel(bookLabel(id))).toEqual({ kind: 'BOOK', id });
      expect(readLabel(` ${placeLabel(id).toLowerCase()}\n`)).toEqual({ kind: 'PLACE', id });
    }),
  );
});

it('knows a digit that is misread, and two neighbours that changed places', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, at, by) => {
      const code = bookLabel(id);
      const places = [...code.matchAll(/\d/g)].map(({ index }) => index);
      const place = places[at % places.length] ?? 0;
      const digit = (Number(code[place]) + by) % 10;
      expect(readLabel(`${code.slice(0, place)}${digit}${code.slice(place + 1)}`)).toBeNull();
      const next = place + 1;
      if (!places.includes(next) || code[place] === code[next]) return;
      expect(
        readLabel(`${code.slice(0, place)}${code[next]}${code[place]}${code.slice(next + 1)}`),
      ).toBeNull();
    }),
  );
});

it.each(['', 'BPKB:', 'BPKB:0-98', 'BPKB:1042', 'JKT-2601-00001', 'BPKB:99999999999-01', 'BUKU:1042-76'])(
  'does not read %j',
  (code) => {
    expect(readLabel(code)).toBeNull();
  },
);
