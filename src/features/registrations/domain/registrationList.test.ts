import { expect, it } from 'vitest';
import { exportQuery, listQuery, sortAfter } from '@/lib/list/listState';
import { REGISTRATIONS, type RegistrationListState } from './registrationList';

const { codec, startFor } = REGISTRATIONS;
const read = (text: string, office: number | null = 1) =>
  codec.read(new URLSearchParams(text), startFor(office));
const write = (state: RegistrationListState) => codec.write(state, startFor(1));

it('comes back from the address as it was written', () => {
  const state: RegistrationListState = {
    ...startFor(1),
    ...{ search: 'siti', status: 3, surveyor: 7, marketer: 3, age: 45, page: 2, office: 'all' },
  };
  const address = write(state);
  expect(address.toString()).toBe('search=siti&status=3&surveyor=7&marketer=3&age=45&page=2&office=all');
  expect(read(address.toString())).toEqual(state);
});

it('writes nothing of a list at its start', () => {
  expect(write(startFor(1)).toString()).toBe('');
});

it.each([
  ...['status=SURVEY', 'status=0', 'surveyor=joko', 'marketer=x', 'age=0', 'age=9999'],
  ...['page=0', 'sort=nik', 'order=up', 'office=0'],
])('reads the default for %s', (text) => expect(read(text)).toEqual(startFor(1)));

it('asks for nothing that is not narrowed; an export has no pages', () => {
  expect(listQuery(REGISTRATIONS, read('status=all&office=all'))).toEqual({
    page: 1,
    sort: 'waiting',
    order: 'desc',
  });
  const narrowed = read('status=3&surveyor=7&marketer=3&age=7&search=b+1&page=4&size=50');
  const filters = {
    ...{ search: 'b 1', status: 3, surveyor: 7, marketer: 3, age: 7, office: 1 },
    ...{ sort: 'waiting', order: 'desc' },
  };
  expect(listQuery(REGISTRATIONS, narrowed)).toEqual({ ...filters, page: 4, size: 50 });
  expect(exportQuery(REGISTRATIONS, narrowed)).toEqual(filters);
});

it('starts with what is under way', () => {
  expect(listQuery(REGISTRATIONS, read(''))).toMatchObject({ status: 'under_way', office: 1 });
  expect(write({ ...startFor(1), status: 'all' }).toString()).toBe('status=all');
});

it('starts a sort at its useful end and then turns it round', () => {
  const start = startFor(1);
  expect(sortAfter(REGISTRATIONS, start, 'applicant_name')).toEqual({ sort: 'applicant_name', order: 'asc' });
  expect(sortAfter(REGISTRATIONS, start, 'created')).toEqual({ sort: 'created', order: 'desc' });
  expect(sortAfter(REGISTRATIONS, start, 'waiting').order).toBe('asc');
});
