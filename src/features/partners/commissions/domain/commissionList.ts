import { keptList } from '@/lib/address/keptList';
import { COMMISSION_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, officeFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';
import { AGENT, MARKETER, type PartnerSide } from '../../domain/partnerSide';
import { STATE_OPTIONS } from './commissionText';

/** Below the keys of their side: what is written about partners marks these too. */
const rootOf = ({ kind }: PartnerSide) => [...queryRoot('partners'), kind] as const;
const state = choiceFilter({ label: 'Status', options: STATE_OPTIONS });

/** Every commission of the office kept in `office_base`, newest first. */
const commissionsOf = (side: PartnerSide) =>
  defineList({
    endpoint: side.commissions.list,
    root: rootOf(side),
    part: 'commissions',
    kept: `${side.list}.komisi`,
    viewed: side.kind === 'AGENT' ? 'agent-commissions' : 'marketer-commissions',
    pageSize: COMMISSION_PAGE_SIZE,
    filters: {
      search: searchFilter('Cari komisi', 'Nama, nasabah, kode kontrak'),
      state,
      office: officeFilter(),
    },
  });

export type CommissionListState = StateOf<ReturnType<typeof commissionsOf>>;

/** Commissions of each side. */
export const COMMISSIONS = { AGENT: commissionsOf(AGENT), MARKETER: commissionsOf(MARKETER) };

/** Commissions of one partner in the address of their page, beside what else stands there. */
const ownCommissionsOf = (side: PartnerSide) =>
  defineList({
    endpoint: side.commissions.list,
    root: rootOf(side),
    part: 'commissions',
    pageSize: COMMISSION_PAGE_SIZE,
    filters: { state },
    names: { state: 'komisi', page: 'halaman' },
  });

/** Those of each side. */
export const OWN_COMMISSIONS = { AGENT: ownCommissionsOf(AGENT), MARKETER: ownCommissionsOf(MARKETER) };

/** Batches that were paid in an office, newest first. */
const batchesOf = (side: PartnerSide) =>
  defineList({
    endpoint: side.commissions.batches,
    root: rootOf(side),
    part: 'batches',
    kept: `${side.list}.pembayaran`,
    viewed: side.kind === 'AGENT' ? 'agent-batches' : 'marketer-batches',
    pageSize: COMMISSION_PAGE_SIZE,
    filters: { office: officeFilter() },
  });

export type BatchListState = StateOf<ReturnType<typeof batchesOf>>;

/** Batches of each side. */
export const BATCHES = { AGENT: batchesOf(AGENT), MARKETER: batchesOf(MARKETER) };

/** Whose batch is looked at before it is paid; no list leads back there. */
export const PAY_PLACE = { ...BATCHES.AGENT, kept: keptList(null) };

type Kind = Pick<PartnerSide, 'kind'>;

/** The list of commissions of a side as it was left. */
export const keptCommissionsOf = ({ kind }: Kind) => COMMISSIONS[kind].kept;

/** The list of batches of a side as it was left. */
export const keptBatchesOf = ({ kind }: Kind) => BATCHES[kind].kept;
