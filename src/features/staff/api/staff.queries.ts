import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getStaff, listStaffChoices, previewStaffEnd, type StaffPerson } from '@/lib/contract/staff';
import { call } from '@/lib/http/request';
import { keepRecord } from '@/lib/query/keepRecord';
import { STAFF } from '../domain/staffList';

/** From general to special. */
export const staffKeys = {
  all: STAFF.root,
  detail: (id: string) => [...staffKeys.all, 'detail', id] as const,
  leaving: (id: string) => [...staffKeys.all, 'leaving', id] as const,
  choices: () => [...staffKeys.all, 'choices'] as const,
};

/** One person. */
export const staffOptions = (id: string) =>
  queryOptions({
    queryKey: staffKeys.detail(id),
    queryFn: ({ signal }) => call(getStaff, { params: { id }, signal }),
  });

/** A person as a write's answer, or a 409, says that they are; lists and what is in their hands are marked. */
export const keepStaff = (client: QueryClient, person: StaffPerson) =>
  keepRecord(client, staffKeys.all, staffKeys.detail(String(person.id)), person);

/** What is in somebody's hands, as of now. */
export const leavingOptions = (id: string) =>
  queryOptions({
    queryKey: staffKeys.leaving(id),
    queryFn: ({ signal }) => call(previewStaffEnd, { params: { id }, signal }),
    staleTime: 0,
  });

/** Titles and offices to choose from. */
export const staffChoicesOptions = () =>
  queryOptions({
    queryKey: staffKeys.choices(),
    queryFn: ({ signal }) => call(listStaffChoices, { signal }),
  });
