import type { Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import { RESET, type EmptyWords, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Commission } from '@/lib/contract/commissions';
import { formatNumber } from '@/lib/format/rupiah';
import { COMMISSION_LABELS } from '../../domain/commissionLabels';
import { lineText } from '../../domain/partnerText';
import type { CommissionListState } from '../domain/commissionList';
import { reasonOf, stateOf } from '../domain/commissionText';
import styles from './commissionView.module.css';

/** Address of a contract's page; undefined for those who may not open one. */
export type HrefOfContract = ((code: string) => string) | undefined;

/** Columns of a list of commissions; of one partner the partner is left out. */
function commissionColumns(hrefOf: HrefOfContract, ofOne: boolean): readonly Column<Commission>[] {
  const partner: Column<Commission> = {
    key: 'partner',
    header: 'Nama',
    cell: (row) => row.partner.name,
    minWidth: 150,
  };
  const customer: Column<Commission> = {
    key: 'customer',
    header: 'Nasabah',
    cell: (row) => row.customer_name,
    minWidth: 140,
    ...(ofOne ? {} : ({ hideBelow: 768, card: 'foot' } as const)),
  };
  return [...(ofOne ? [customer] : [partner]), contract(hrefOf), ...(ofOne ? [] : [customer]), ...REST];
}

const contract = (hrefOf: HrefOfContract): Column<Commission> => ({
  key: 'contract',
  header: 'Kontrak',
  cell: ({ contract_code: code }) =>
    hrefOf ? (
      <Link className={styles.link} href={hrefOf(code)}>
        {code}
      </Link>
    ) : (
      code
    ),
  width: 168,
  whole: true,
  card: 'lead',
});

const REST: readonly Column<Commission>[] = [
  {
    key: 'principal',
    header: 'Pokok',
    cell: ({ principal }) => formatNumber(principal),
    align: 'end',
    width: 116,
    hideBelow: 944,
    card: 'hidden',
  },
  {
    key: 'computed',
    header: 'Cara menghitung',
    cell: lineText,
    width: 184,
    whole: true,
    hideBelow: 1152,
    card: 'hidden',
  },
  {
    key: 'amount',
    header: 'Komisi',
    cell: ({ amount }) => formatNumber(amount),
    align: 'end',
    width: 108,
    card: 'aside',
  },
  {
    key: 'state',
    header: 'Status',
    cell: (row) => {
      const { label, tone } = stateOf(row);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
    width: 184,
    whole: true,
    card: 'leadAside',
  },
  {
    key: 'reason',
    header: 'Keterangan',
    cell: reasonOf,
    width: 196,
    whole: true,
    hideBelow: 1248,
    card: 'hidden',
  },
];

/** Why a list of commissions is empty. */
export function commissionWords({
  search,
  state,
}: Pick<CommissionListState, 'search' | 'state'>): EmptyWords {
  if (search === '' && state === 'all') {
    return {
      title: 'Belum ada komisi',
      why: 'Komisi dihitung sendiri saat form registrasi yang menyebut namanya cair menjadi kontrak.',
    };
  }
  const ofState = state === 'all' ? 'itu' : COMMISSION_LABELS[state].label;
  return {
    title: search === '' ? `Tidak ada komisi berstatus ${ofState}` : `Tidak ada komisi untuk “${search}”`,
    why: 'Yang dicari: nama, nasabah, dan kode kontrak.',
    action: RESET,
  };
}

/**
 * How a list of commissions looks.
 * @param ofOne all of one partner, who is not named in each row
 */
export const commissionView = (
  hrefOf: HrefOfContract,
  ofOne = false,
): ListView<Commission, CommissionListState, number> => ({
  caption: 'Komisi',
  columns: commissionColumns(hrefOf, ofOne),
  keyOf: (row) => row.id,
  // What the row's first cell says is in its name.
  nameOf: (row) => `Komisi ${ofOne ? row.customer_name : row.partner.name}, ${row.contract_code}`,
  skeletonRows: ofOne ? 4 : 20,
  emptyWords: commissionWords,
});
