import type { ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { standingLabel } from '../../domain/fieldText';
import { ROW_STATE_LABELS, sourceWords, visitWords, type OverviewRow } from '../domain/planWords';
import styles from './OverviewTable.module.css';

export interface OverviewTableProps {
  /** Of the plan, in its order. */
  rows: readonly OverviewRow[];
  /** Address of a contract's page; left out for those who may not open one. Keep it stable between renders. */
  hrefOf?: ((code: string) => string) | undefined;
  /** Shown where there are none. */
  empty: ReactNode;
}

/** What came of a row: its visits, else why nobody went. */
function Outcome({ row: { visits, close_reason, state } }: { row: OverviewRow }) {
  return (
    <span className={styles.outcome}>
      {visits.map((visit) => (
        <span key={visit.id}>{visitWords(visit)}</span>
      ))}
      {visits.length === 0 && close_reason !== '' && <span>Tidak dikunjungi: {close_reason}</span>}
      {visits.length === 0 && close_reason === '' && (
        <span>{state === null || state === 'OPEN' ? 'Belum dikunjungi' : 'Tidak perlu dikunjungi'}</span>
      )}
    </span>
  );
}

/** How late it is, or why nobody needs to go there any more. */
function Standing({ row: { state, dpd } }: { row: OverviewRow }) {
  const { tone, label } =
    state === null || state === 'OPEN' ? standingLabel({ state: 'OPEN', dpd }) : ROW_STATE_LABELS[state];
  return (
    <StatusChip tone={tone} wraps>
      {label}
    </StatusChip>
  );
}

const COLUMNS: readonly Column<OverviewRow>[] = [
  {
    key: 'customer',
    header: 'Nasabah',
    cell: ({ customer_name }) => customer_name,
    minWidth: 150,
    whole: true,
  },
  {
    key: 'code',
    header: 'Kontrak',
    cell: ({ contract_code }) => contract_code,
    width: 156,
    whole: true,
    card: 'lead',
  },
  {
    ...{ key: 'dpd', header: 'Keadaan', width: 176, whole: true, card: 'leadAside' },
    cell: (row) => <Standing row={row} />,
  },
  {
    ...{ key: 'village', header: 'Kelurahan', minWidth: 130, hideBelow: 1152, card: 'hidden' },
    cell: ({ village }) => village ?? 'Belum berwilayah',
  },
  { key: 'source', header: 'Asal', cell: sourceWords, minWidth: 140, whole: true },
  { key: 'outcome', header: 'Kunjungan', cell: (row) => <Outcome row={row} />, minWidth: 220, whole: true },
];

/** The rows of a plan, each with why it is there and what came of it. */
export function OverviewTable({ rows, hrefOf, empty }: OverviewTableProps) {
  return (
    <DataTable
      caption="Akun dalam rencana"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ contract_code }) => contract_code}
      {...(hrefOf && { rowHref: ({ contract_code }: OverviewRow) => hrefOf(contract_code) })}
      openLabel={({ customer_name, contract_code }) => `${customer_name}, ${contract_code}`}
      empty={empty}
    />
  );
}
