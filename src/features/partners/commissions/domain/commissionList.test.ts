import { expect, it } from 'vitest';
import { listQuery } from '@/lib/list/listState';
import { COMMISSIONS, OWN_COMMISSIONS } from './commissionList';

const { AGENT } = COMMISSIONS;
const START = AGENT.startFor(1);

it('asks for what the address says, and for nothing that it does not', () => {
  expect(listQuery(AGENT, START)).toEqual({ office: 1, page: 1 });
  const address = new URLSearchParams('search=rahmat&state=APPROVED&page=2&office=all');
  expect(listQuery(AGENT, AGENT.codec.read(address, START))).toEqual({
    search: 'rahmat',
    state: 'APPROVED',
    page: 2,
  });
});

it('takes what makes no sense for the start', () => {
  const address = new URLSearchParams('state=LOST&page=0&office=x');
  expect(AGENT.codec.read(address, START)).toEqual(START);
});

it("stands beside what a partner's page has in its address", () => {
  const { codec, startFor } = OWN_COMMISSIONS.AGENT;
  const own = { ...startFor(1), state: 'PAID' } as const;
  expect(codec.write(own, startFor(1), new URLSearchParams('x=1')).toString()).toBe('x=1&komisi=PAID');
});
