import { describe, expect, it } from 'vitest';
import { buildFund } from '../mocks/buildFund';
import { checkCounted, EMPTY_COUNTED, fundChanges, readCounted, toCounted } from './countedDraft';

const fund = buildFund();
const counted = (hundreds: string, over = {}) => ({
  ...EMPTY_COUNTED,
  counts: { '100000': hundreds, '10000': '1', '5000': '1' },
  ...over,
});

describe('a count of the fund', () => {
  it('is even to the rupiah, and needs no words then', () => {
    expect(checkCounted('CLOSING', counted('28'), fund)).toEqual({});
    expect(readCounted(counted('28'), 2_815_000).difference).toBe(0);
  });

  it('needs words where it differs', () => {
    expect(checkCounted('CLOSING', counted('27'), fund)).toEqual({
      explanation: 'Jelaskan selisih -Rp100.000.',
    });
    expect(checkCounted('CLOSING', counted('27', { explanation: 'Dicari dulu' }), fund)).toEqual({});
  });

  it('is begun by a 0, and by nothing less', () => {
    expect(Object.keys(checkCounted('CLOSING', EMPTY_COUNTED, fund))).toEqual(['100000']);
    expect(Object.keys(checkCounted('SURPRISE', EMPTY_COUNTED, fund))).toEqual(['100000']);
    expect(checkCounted('SURPRISE', { ...EMPTY_COUNTED, counts: { '100000': '0' } }, fund)).toEqual({});
  });

  it('is blind by surprise: nothing is compared', () => {
    expect(checkCounted('SURPRISE', counted('1'), fund)).toEqual({});
    expect(readCounted(counted('1'), null)).toMatchObject({ counted: 115_000, difference: 0 });
  });

  it('names who takes the fund over, and why', () =>
    expect(Object.keys(checkCounted('HANDING', counted('28'), fund))).toEqual(['receiver_id', 'reason']));

  it('refuses what is no number of pieces', () =>
    expect(Object.keys(checkCounted('CLOSING', counted('1,5'), fund))).toContain('100000'));

  it('sends pieces and words', () =>
    expect(toCounted(counted('28', { explanation: ' pas ' }))).toEqual({
      denominations: { '100000': 28, '10000': 1, '5000': 1 },
      explanation: 'pas',
    }));

  it('says what moved while somebody counted', () => {
    expect(fundChanges(fund, fund)).toEqual([]);
    expect(fundChanges(fund, buildFund({ fund: { balance: 2_765_000, last_voucher_id: 413 } }))).toEqual([
      { label: 'Saldo', before: 'Rp2.815.000', after: 'Rp2.765.000' },
    ]);
  });
});
