import { expect, it } from 'vitest';
import { countFoot } from './countWords';

it('a protocol is of the day on which its office began to count', () => {
  // Seven in the morning in Makassar, while it is still the day before in London.
  const count = { office: { id: 2, name: 'Makassar' }, safe: null, started_at: '2026-11-19T23:00:00.000Z' };
  expect(countFoot(count, 'Asia/Makassar')).toBe('Opname BPKB Makassar, seluruh kantor, 20 November 2026');
  expect(countFoot({ ...count, safe: 'Brankas 1' }, 'Asia/Jakarta')).toBe(
    'Opname BPKB Makassar, Brankas 1, 20 November 2026',
  );
});
