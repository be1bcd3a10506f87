import { addressCodec, oneOf, orWord, page, rowId, text } from '@/lib/address/addressCodec';
import type { QueryOf } from '@/lib/contract/endpoint';
import type { listStaff } from '@/lib/contract/staff';
import { STAFF_FILTERS, STAFF_SORTS, type StaffFilter } from '@/lib/contract/staffListDefaults';

/** The list's state, kept in the address; what is default is not written there. */
export interface StaffListState {
  search: string;
  state: StaffFilter | 'all';
  /** Id of a title. */
  title: number | 'all';
  page: number;
  sort: (typeof STAFF_SORTS)[number];
  order: 'asc' | 'desc';
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
}

/** Everybody who is employed, by name, of all offices: whom one looks for may work anywhere. */
export const defaultListState = (): StaffListState => ({
  ...{ search: '', state: 'CURRENT', title: 'all', page: 1, sort: 'name', order: 'asc', office: 'all' },
});

/** The list in its address. */
export const STAFF_LIST = {
  codec: addressCodec<StaffListState>({
    search: text(100),
    state: orWord(oneOf(STAFF_FILTERS), 'all'),
    title: orWord(rowId, 'all'),
    page,
    sort: oneOf(STAFF_SORTS),
    order: oneOf(['asc', 'desc']),
    office: orWord(rowId, 'all'),
  }),
  startFor: defaultListState,
};

/** What the call asks for. */
export function listQuery(state: StaffListState): Partial<QueryOf<typeof listStaff>> {
  return {
    ...(state.search ? { search: state.search } : {}),
    ...(state.state === 'all' ? {} : { state: state.state }),
    ...(state.title === 'all' ? {} : { title: state.title }),
    ...(state.office === 'all' ? {} : { office: state.office }),
    page: state.page,
    sort: state.sort,
    order: state.order,
  };
}

/** The list after a header was pressed: the other way round, or by that column. */
export const orderAfter = (
  { sort, order }: StaffListState,
  column: string,
): Pick<StaffListState, 'sort' | 'order'> => ({
  sort: column === 'username' ? 'username' : 'name',
  order: column === sort && order === 'asc' ? 'desc' : 'asc',
});
