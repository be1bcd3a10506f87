import { expect, it } from 'vitest';
import {
  COMMISSION_LIST,
  commissionQuery,
  defaultCommissions,
  OWN_COMMISSIONS,
  OWN_START,
} from './commissionListState';

const START = defaultCommissions(1);

it('asks for what the address says, and for nothing that it does not', () => {
  expect(commissionQuery(START)).toEqual({ office: 1, page: 1 });
  const address = new URLSearchParams('search=rahmat&state=APPROVED&page=2&office=all');
  expect(commissionQuery(COMMISSION_LIST.codec.read(address, START))).toEqual({
    search: 'rahmat',
    state: 'APPROVED',
    page: 2,
  });
});

it('takes what makes no sense for the start', () => {
  const address = new URLSearchParams('state=LOST&page=0&office=x');
  expect(COMMISSION_LIST.codec.read(address, START)).toEqual(START);
});

it("stands beside what a partner's page has in its address", () => {
  const own = { ...OWN_START, state: 'PAID' } as const;
  expect(OWN_COMMISSIONS.write(own, OWN_START, new URLSearchParams('x=1')).toString()).toBe(
    'x=1&komisi=PAID',
  );
});
