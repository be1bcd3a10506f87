import { describe, expect, it } from 'vitest';
import { base32 } from './base32';
import { openSecret, sealSecret } from './sealedSecret';
import { stepAt, stepsOf, timedCode } from './timedCode';

const SECRET = Buffer.from('12345678901234567890');

describe('a timed code', () => {
  // RFC 6238, Appendix B, SHA-1; the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(timedCode(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('is of one step before or after at most', () => {
    const now = new Date(1_111_111_111_000);
    const of = (skew: number) => stepsOf(SECRET, timedCode(SECRET, stepAt(now) + skew), now);
    expect([-2, -1, 0, 1, 2].map((skew) => of(skew).length)).toEqual([0, 1, 1, 1, 0]);
  });
});

describe('a secret', () => {
  it('is written in base32 as RFC 4648 has it', () => {
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it('opens with its key and for its person alone', () => {
    const sealed = sealSecret('key', 4, SECRET);
    expect(openSecret('key', 4, sealed)).toEqual(SECRET);
    expect(sealSecret('key', 4, SECRET)).not.toBe(sealed);
    expect(() => openSecret('other', 4, sealed)).toThrow('Kode aplikasi tidak dapat diperiksa');
    expect(() => openSecret('key', 5, sealed)).toThrow('Kode aplikasi tidak dapat diperiksa');
    const bent = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => openSecret('key', 4, bent)).toThrow('Kode aplikasi tidak dapat diperiksa');
  });
});
