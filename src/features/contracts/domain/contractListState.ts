import { addressCodec, oneOf, orWord, page, rowId, text, whole } from '@/lib/address/addressCodec';
import {
  CONTRACT_PAGE_SIZE,
  CONTRACT_SORTS,
  CONTRACT_STATUSES,
  type ContractSort,
  type ContractStatus,
} from '@/lib/contract/contractListDefaults';
import type { listContracts } from '@/lib/contract/contracts';
import type { QueryOf } from '@/lib/contract/endpoint';

/** The list's state, kept in the address; what is default is not written there. */
export interface ContractListState {
  search: string;
  status: ContractStatus | 'all';
  page: number;
  size: number;
  sort: ContractSort;
  order: 'asc' | 'desc';
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
}

/** Newest contracts first, of the office kept in `office_base`. */
export function defaultListState(officeBase: number | null): ContractListState {
  return {
    search: '',
    status: 'all',
    page: 1,
    size: CONTRACT_PAGE_SIZE,
    sort: 'date_start',
    order: 'desc',
    office: officeBase ?? 'all',
  };
}

/** The list in its address; what is default is not written there, what makes no sense there is the default. */
export const CONTRACT_LIST = {
  codec: addressCodec<ContractListState>({
    search: text(100),
    status: orWord(oneOf(CONTRACT_STATUSES), 'all'),
    page,
    size: whole(1, 100),
    sort: oneOf(CONTRACT_SORTS),
    order: oneOf(['asc', 'desc']),
    office: orWord(rowId, 'all'),
  }),
  startFor: defaultListState,
};

/** What the call asks for. */
export function listQuery(state: ContractListState): Partial<QueryOf<typeof listContracts>> {
  return {
    ...(state.search ? { search: state.search } : {}),
    ...(state.status === 'all' ? {} : { status: state.status }),
    ...(state.office === 'all' ? {} : { office: state.office }),
    page: state.page,
    ...(state.size === CONTRACT_PAGE_SIZE ? {} : { size: state.size }),
    sort: state.sort,
    order: state.order,
  };
}

/** The next sort after a header was pressed: names and due dates start at their beginning, dates at the newest. */
export function sortAfter(
  state: ContractListState,
  sort: ContractSort,
): Pick<ContractListState, 'sort' | 'order'> {
  const first = sort === 'date_start' || sort === 'code' ? 'desc' : 'asc';
  if (state.sort !== sort) return { sort, order: first };
  return { sort, order: state.order === 'desc' ? 'asc' : 'desc' };
}
