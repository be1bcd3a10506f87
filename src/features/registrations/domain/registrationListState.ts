import { addressCodec, oneOf, orWord, page, rowId, text, whole } from '@/lib/address/addressCodec';
import type { QueryOf } from '@/lib/contract/endpoint';
import {
  REGISTRATION_PAGE_SIZE,
  REGISTRATION_SORTS,
  UNDER_WAY,
  type RegistrationSort,
} from '@/lib/contract/registrationListDefaults';
import type { countRegistrationExport, listRegistrations } from '@/lib/contract/registrationList';

/** Id of a status of the flow; `under_way`: each that is not an end. */
export type ChosenStatus = number | typeof UNDER_WAY | 'all';

/** The list's state, kept in the address; what is default is not written there. */
export interface RegistrationListState {
  search: string;
  status: ChosenStatus;
  /** Id of whoever visits. */
  surveyor: number | 'all';
  /** Id of the external marketer who brought the applicant. */
  marketer: number | 'all';
  /** Days in the present status, at least. */
  age: number | 'all';
  page: number;
  size: number;
  sort: RegistrationSort;
  order: 'asc' | 'desc';
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
}

/** What is under way, longest waiting first, of the office kept in `office_base`. */
export function defaultListState(officeBase: number | null): RegistrationListState {
  return {
    search: '',
    status: UNDER_WAY,
    surveyor: 'all',
    marketer: 'all',
    age: 'all',
    page: 1,
    size: REGISTRATION_PAGE_SIZE,
    sort: 'waiting',
    order: 'desc',
    office: officeBase ?? 'all',
  };
}

/** The list in its address; what is default is not written there, what makes no sense there is the default. */
export const REGISTRATION_LIST = {
  codec: addressCodec<RegistrationListState>({
    search: text(100),
    status: orWord(orWord(rowId, UNDER_WAY), 'all'),
    surveyor: orWord(rowId, 'all'),
    marketer: orWord(rowId, 'all'),
    age: orWord(whole(1, 3_650), 'all'),
    page,
    size: whole(1, 100),
    sort: oneOf(REGISTRATION_SORTS),
    order: oneOf(['asc', 'desc']),
    office: orWord(rowId, 'all'),
  }),
  startFor: defaultListState,
};

/** What an export asks for: the list's filters and order, without its page. */
export function exportQuery(state: RegistrationListState): Partial<QueryOf<typeof countRegistrationExport>> {
  return {
    ...(state.search ? { search: state.search } : {}),
    ...(state.status === 'all' ? {} : { status: state.status }),
    ...(state.surveyor === 'all' ? {} : { surveyor: state.surveyor }),
    ...(state.marketer === 'all' ? {} : { marketer: state.marketer }),
    ...(state.age === 'all' ? {} : { age: state.age }),
    ...(state.office === 'all' ? {} : { office: state.office }),
    sort: state.sort,
    order: state.order,
  };
}

/** What the call asks for. */
export function listQuery(state: RegistrationListState): Partial<QueryOf<typeof listRegistrations>> {
  const { page: at, size } = state;
  return { ...exportQuery(state), page: at, ...(size === REGISTRATION_PAGE_SIZE ? {} : { size }) };
}

/** The next sort after a header was pressed: names from A, the others from the longest and the newest. */
export function sortAfter(
  state: RegistrationListState,
  sort: RegistrationSort,
): Pick<RegistrationListState, 'sort' | 'order'> {
  if (state.sort !== sort) return { sort, order: sort === 'applicant_name' ? 'asc' : 'desc' };
  return { sort, order: state.order === 'desc' ? 'asc' : 'desc' };
}
