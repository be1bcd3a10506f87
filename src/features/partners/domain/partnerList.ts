import { PARTNER_PAGE_SIZE, PARTNER_SORTS } from '@/lib/contract/partnerListDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, officeFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';
import { AGENT, MARKETER, type PartnerSide } from './partnerSide';

/** Agen or Marketing Ekternal: by name, of the office kept in `office_base`. */
const partnersOf = ({ kind, noun, list, calls }: PartnerSide) =>
  defineList({
    endpoint: calls.list,
    root: [...queryRoot('partners'), kind],
    kept: `${list}.daftar`,
    viewed: kind === 'AGENT' ? 'agents' : 'marketers',
    pageSize: PARTNER_PAGE_SIZE,
    sorts: { of: PARTNER_SORTS, start: 'name', descending: [] },
    filters: {
      search: searchFilter(`Cari ${noun}`, 'Nama, NIK, telepon'),
      active: choiceFilter({
        label: 'Status',
        all: 'Semua status',
        options: [
          { value: '1', label: 'Aktif' },
          { value: '0', label: 'Nonaktif' },
        ],
      }),
      office: officeFilter(),
    },
  });

export type PartnerListState = StateOf<ReturnType<typeof partnersOf>>;

/** The list of partners of each side. */
export const PARTNERS = { AGENT: partnersOf(AGENT), MARKETER: partnersOf(MARKETER) };

/** Registrations that name one partner; `pengajuan` in the address, for `halaman` there is the page of the commissions. */
const applicationsOf = ({ kind, calls }: PartnerSide) =>
  defineList({
    endpoint: calls.applications,
    root: [...queryRoot('partners'), kind],
    part: 'applications',
    pageSize: PARTNER_PAGE_SIZE,
    filters: {},
    names: { page: 'pengajuan' },
  });

/** Those of each side. */
export const APPLICATIONS = { AGENT: applicationsOf(AGENT), MARKETER: applicationsOf(MARKETER) };

/** The list of a kind as it was left. */
export const keptListOf = ({ kind }: Pick<PartnerSide, 'kind'>) => PARTNERS[kind].kept;
