import type { Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Commission } from '@/lib/contract/commissions';
import { formatNumber } from '@/lib/format/rupiah';
import { lineText } from '../../domain/partnerText';
import { reasonOf, stateOf } from '../domain/commissionText';
import styles from './commissionColumns.module.css';

/** Address of a contract's page; undefined for those who may not open one. */
export type HrefOfContract = ((code: string) => string) | undefined;

/** Columns of a list of commissions; of one partner the partner is left out. */
export function commissionColumns(hrefOf: HrefOfContract, ofOne: boolean): readonly Column<Commission>[] {
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
