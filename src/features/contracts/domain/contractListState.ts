import {
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
    sort: 'date_start',
    order: 'desc',
    office: officeBase ?? 'all',
  };
}

/** Reads the state from an address; what makes no sense there is the default. */
export function readListState(address: URLSearchParams, officeBase: number | null): ContractListState {
  const start = defaultListState(officeBase);
  const office = address.get('office');
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    status: oneOf(CONTRACT_STATUSES, address.get('status')) ?? start.status,
    page: whole(address.get('page')) ?? start.page,
    sort: oneOf(CONTRACT_SORTS, address.get('sort')) ?? start.sort,
    order: oneOf(['asc', 'desc'] as const, address.get('order')) ?? start.order,
    office: office === 'all' ? 'all' : (whole(office) ?? start.office),
  };
}

/** Writes the state as an address. */
export function writeListState(state: ContractListState, officeBase: number | null): URLSearchParams {
  const start = defaultListState(officeBase);
  const address = new URLSearchParams();
  for (const key of Object.keys(start) as (keyof ContractListState)[]) {
    if (state[key] !== start[key]) address.set(key, String(state[key]));
  }
  return address;
}

/** What the call asks for. */
export function listQuery(state: ContractListState): Partial<QueryOf<typeof listContracts>> {
  return {
    ...(state.search ? { search: state.search } : {}),
    ...(state.status === 'all' ? {} : { status: state.status }),
    ...(state.office === 'all' ? {} : { office: state.office }),
    page: state.page,
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

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text);
}

function whole(text: string | null): number | undefined {
  if (!text || !/^\d{1,7}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= 1_000_000 ? value : undefined;
}
