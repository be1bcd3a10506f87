import { END_KINDS } from '@/lib/contract/registrationFlow';
import { UNDER_WAY } from '@/lib/contract/registrationListDefaults';
import type { listRegistrations, RegistrationPage, RegistrationRow } from '@/lib/contract/registrationList';
import type { MockRequest } from '@/lib/mocks/mockEndpoint';

type ListQuery = MockRequest<typeof listRegistrations>['query'];

/** The page that a list request asks for, out of a small office's forms. */
export function selectRegistrations(all: readonly RegistrationRow[], query: ListQuery): RegistrationPage {
  const search = query.search?.toLowerCase() ?? '';
  const rows = all
    .filter(({ number, applicant_name, phone, plate_number }) =>
      [number, applicant_name, phone, plate_number].join(' ').toLowerCase().includes(search),
    )
    .filter(({ status }) => isOf(status, query.status))
    .filter(({ surveyor }) => query.surveyor === undefined || surveyor !== null)
    .filter(({ marketer }) => query.marketer === undefined || marketer !== null)
    .filter(({ age }) => age >= Number(query.age ?? 0))
    .toSorted(ORDERS[(query.sort ?? 'waiting') as keyof typeof ORDERS]);
  if ((query.order ?? 'desc') === 'asc') rows.reverse();
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
  return { rows: rows.slice((page - 1) * size, page * size), count: rows.length, count_more: false };
}

function isOf({ id, kind }: RegistrationRow['status'], chosen: ListQuery['status']): boolean {
  if (chosen === undefined) return true;
  return chosen === UNDER_WAY ? !END_KINDS.includes(kind) : id === Number(chosen);
}

type Order = (a: RegistrationRow, b: RegistrationRow) => number;
/** As each is from desc on: longest waiting, newest, from Z. */
const ORDERS: Record<'waiting' | 'created' | 'applicant_name', Order> = {
  waiting: (a, b) => a.status_since.localeCompare(b.status_since),
  created: (a, b) => b.created_at.localeCompare(a.created_at),
  applicant_name: (a, b) => b.applicant_name.localeCompare(a.applicant_name, 'id-ID'),
};
