import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { PartnerRow } from '@/lib/contract/partnerRecords';
import { PARTNER_COLUMNS } from './partnerColumns';

export interface PartnerTableProps {
  /** What the table lists; for screen readers. */
  caption: string;
  /** Undefined: nothing known yet. */
  rows: readonly PartnerRow[] | undefined;
  /** Which way the names go. */
  order: 'asc' | 'desc';
  /** The name's header was pressed. */
  onSort: () => void;
  /** Address of a partner's page. */
  hrefOf: (id: number) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: PartnerRow) => row.id;
const labelOf = (row: PartnerRow) => row.name;

/** Agents or external marketers, and what each has coming. */
export function PartnerTable({
  caption,
  rows,
  order,
  onSort,
  hrefOf,
  loading = false,
  empty,
}: PartnerTableProps) {
  const rowHref = useMemo(() => (row: PartnerRow) => hrefOf(row.id), [hrefOf]);
  return (
    <DataTable
      caption={caption}
      columns={PARTNER_COLUMNS}
      rows={rows}
      rowKey={keyOf}
      sort={{ column: 'name', order }}
      onSort={onSort}
      rowHref={rowHref}
      openLabel={labelOf}
      loading={loading}
      empty={empty}
      skeletonRows={20}
    />
  );
}
