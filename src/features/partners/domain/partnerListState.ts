import { addressCodec, oneOf, orWord, page, rowId, text } from '@/lib/address/addressCodec';
import type { QueryOf } from '@/lib/contract/endpoint';
import { PARTNER_SORTS } from '@/lib/contract/partnerListDefaults';
import type { agents } from '@/lib/contract/partners';

/** The list's state, kept in the address; what is default is not written there. */
export interface PartnerListState {
  search: string;
  /** `1`: active, `0`: switched off. */
  active: '1' | '0' | 'all';
  page: number;
  sort: (typeof PARTNER_SORTS)[number];
  order: 'asc' | 'desc';
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
}

/** By name, of the office kept in `office_base`. */
export function defaultListState(officeBase: number | null): PartnerListState {
  return { search: '', active: 'all', page: 1, sort: 'name', order: 'asc', office: officeBase ?? 'all' };
}

/** The list in its address. */
export const PARTNER_LIST = {
  codec: addressCodec<PartnerListState>({
    search: text(100),
    active: orWord(oneOf(['1', '0']), 'all'),
    page,
    sort: oneOf(PARTNER_SORTS),
    order: oneOf(['asc', 'desc']),
    office: orWord(rowId, 'all'),
  }),
  startFor: defaultListState,
};

/** What the call asks for. */
export function listQuery(state: PartnerListState): Partial<QueryOf<typeof agents.list>> {
  return {
    ...(state.search ? { search: state.search } : {}),
    ...(state.active === 'all' ? {} : { active: state.active }),
    ...(state.office === 'all' ? {} : { office: state.office }),
    page: state.page,
    sort: state.sort,
    order: state.order,
  };
}

/** The next order after the name's header was pressed. */
export const orderAfter = ({ order }: PartnerListState): Pick<PartnerListState, 'order'> => ({
  order: order === 'asc' ? 'desc' : 'asc',
});
