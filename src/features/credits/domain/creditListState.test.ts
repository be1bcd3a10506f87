import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CREDIT_SORTS,
  PERIODS,
  RECEIPT_DAYS,
  RECEIPT_MEANS,
  RECEIPT_STATES,
} from '@/lib/contract/creditListDefaults';
import {
  defaultListState,
  listQuery,
  CREDIT_LIST,
  readListState,
  type CreditListState,
} from './creditListState';

const states: fc.Arbitrary<CreditListState> = fc.record({
  search: fc.string({ maxLength: 100 }),
  period: fc.constantFrom(...PERIODS),
  by: fc.constantFrom(...RECEIPT_DAYS),
  date: fc.constantFrom('', '2026-11-20', '2024-02-29'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.integer({ min: 1, max: 100 }),
  sort: fc.constantFrom(...CREDIT_SORTS),
  order: fc.constantFrom('asc', 'desc'),
  office: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 1000 })),
  status: fc.constantFrom('' as const, ...RECEIPT_STATES),
  cashier: fc.option(fc.integer({ min: 1, max: 1000 })),
  means: fc.constantFrom('' as const, ...RECEIPT_MEANS),
});

const writeListState = (state: CreditListState, base: number | null) =>
  CREDIT_LIST.codec.write(state, defaultListState(base));

describe('list state in the address', () => {
  test('survives a reload', () => {
    fc.assert(
      fc.property(states, fc.option(fc.integer({ min: 1, max: 9 })), (state, base) => {
        const address = writeListState(state, base).toString();
        expect(readListState(new URLSearchParams(address), base)).toEqual(state);
      }),
    );
  });

  test('an untouched list has a bare address, and the defaults of the spec', () => {
    expect(writeListState(defaultListState(2), 2).toString()).toBe('');
    expect(readListState(new URLSearchParams(), 2)).toMatchObject({
      search: '',
      period: 'day',
      by: 'paid',
      page: 1,
      size: 20,
      sort: 'date_payment',
      order: 'desc',
      office: 2,
    });
  });

  test('nonsense in the address is the default', () => {
    const address = new URLSearchParams(
      'page=0&size=1e9&sort=note&order=up&period=decade&by=wish&date=2026-02-30&office=-1&status=lost&means=gold',
    );
    expect(readListState(address, null)).toEqual(defaultListState(null));
  });

  test('the call leaves out what is empty', () => {
    expect(listQuery(defaultListState(null))).toEqual({
      period: 'day',
      page: 1,
      size: 20,
      sort: 'date_payment',
      order: 'desc',
    });
    const filters = {
      search: 'budi',
      by: 'entered',
      date: '2026-11-01',
      office: 3,
      status: 'void',
      cashier: 4,
      means: 'both',
    } as const;
    expect(listQuery({ ...defaultListState(null), ...filters })).toMatchObject(filters);
  });
});
