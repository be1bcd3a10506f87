import { addressCodec, oneOf, orWord, page, rowId, text } from '@/lib/address/addressCodec';
import type { CommissionEndpoints } from '@/lib/contract/commissions';
import type { QueryOf } from '@/lib/contract/endpoint';
import { COMMISSION_STATES, type CommissionState } from '@/lib/contract/partnerListDefaults';

/** The state of the list of commissions, kept in the address; what is default is not written there. */
export interface CommissionListState {
  search: string;
  state: CommissionState | 'all';
  page: number;
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
}

/** Every commission of the office kept in `office_base`, newest first. */
export const defaultCommissions = (officeBase: number | null): CommissionListState => ({
  search: '',
  state: 'all',
  page: 1,
  office: officeBase ?? 'all',
});

const state = orWord(oneOf(COMMISSION_STATES), 'all');
const office = orWord(rowId, 'all');

/** The list in its address. */
export const COMMISSION_LIST = {
  codec: addressCodec<CommissionListState>({ search: text(100), state, page, office }),
  startFor: defaultCommissions,
};

/** What the call asks for. */
export function commissionQuery(asked: CommissionListState): Partial<QueryOf<CommissionEndpoints['list']>> {
  return {
    ...(asked.search ? { search: asked.search } : {}),
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.office === 'all' ? {} : { office: asked.office }),
    page: asked.page,
  };
}

/** Commissions of one partner in the address of their page, beside what else stands there. */
export interface OwnCommissionsState {
  state: CommissionState | 'all';
  page: number;
}

export const OWN_START: OwnCommissionsState = { state: 'all', page: 1 };

export const OWN_COMMISSIONS = addressCodec<OwnCommissionsState>(
  { state, page },
  { state: 'komisi', page: 'halaman' },
);

/** Batches of an office, and what can be paid there. */
export interface OfficePageState {
  page: number;
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
}

/** The list of batches, or what can be paid, in its address. */
export const BATCH_LIST = {
  codec: addressCodec<OfficePageState>({ page, office }),
  startFor: (officeBase: number | null): OfficePageState => ({ page: 1, office: officeBase ?? 'all' }),
};
