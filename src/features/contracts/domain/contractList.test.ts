import { expect, it } from 'vitest';
import { listQuery, sortAfter } from '@/lib/list/listState';
import { CONTRACTS, type ContractListState } from './contractList';

const { codec, startFor } = CONTRACTS;
const read = (text: string, office: number | null = 1) =>
  codec.read(new URLSearchParams(text), startFor(office));
const write = (state: ContractListState) => codec.write(state, startFor(1));

it('comes back from the address as it was written', () => {
  const state = {
    ...startFor(1),
    search: 'dewi',
    status: 'OVERDUE',
    page: 3,
    office: 'all',
  } as const;
  const address = write(state);
  expect(address.toString()).toBe('search=dewi&status=OVERDUE&page=3&office=all');
  expect(read(address.toString())).toEqual(state);
});

it('writes nothing of a list at its start', () => {
  expect(write(startFor(1)).toString()).toBe('');
});

it.each(['status=LATE', 'page=0', 'page=-1', 'page=x', 'sort=nik', 'order=up', 'office=0'])(
  'reads the default for %s',
  (text) => expect(read(text)).toEqual(startFor(1)),
);

it('asks for no status and no office when all are wanted', () => {
  expect(listQuery(CONTRACTS, read('office=all'))).toEqual({ page: 1, sort: 'date_start', order: 'desc' });
  expect(listQuery(CONTRACTS, read('status=SETTLED&search=b+1'))).toMatchObject({
    status: 'SETTLED',
    search: 'b 1',
    office: 1,
  });
});

it('starts a sort at its useful end and then turns it round', () => {
  const start = startFor(1);
  expect(sortAfter(CONTRACTS, start, 'next_due')).toEqual({ sort: 'next_due', order: 'asc' });
  expect(sortAfter(CONTRACTS, { ...start, sort: 'next_due', order: 'asc' }, 'next_due').order).toBe('desc');
  expect(sortAfter(CONTRACTS, start, 'date_start').order).toBe('asc');
});
