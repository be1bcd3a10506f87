import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Commission } from '@/lib/contract/commissions';
import { commissionColumns, type HrefOfContract } from './commissionColumns';

export interface CommissionTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly Commission[] | undefined;
  /** All of one partner, who is not named in each row. */
  ofOne?: boolean;
  /** Address of a contract's page, stable between renders; left out for those who may not open one. */
  hrefOfContract?: HrefOfContract;
  /** A commission was chosen; keep it stable between renders. */
  onOpen: (commission: Commission) => void;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** Rows of the shape. */
  skeletonRows?: number;
}

const keyOf = (row: Commission) => row.id;
// What the row's first cell says is in its name.
const labelOf = (row: Commission) => `Komisi ${row.partner.name}, ${row.contract_code}`;
const labelOfOne = (row: Commission) => `Komisi ${row.customer_name}, ${row.contract_code}`;

/** Commissions, newest first; a row opens what is known of it and what can be decided. */
export function CommissionTable({
  rows,
  ofOne = false,
  hrefOfContract,
  onOpen,
  loading = false,
  empty,
  skeletonRows = 20,
}: CommissionTableProps) {
  const columns = useMemo(() => commissionColumns(hrefOfContract, ofOne), [hrefOfContract, ofOne]);
  return (
    <DataTable
      caption="Komisi"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      onOpen={onOpen}
      openLabel={ofOne ? labelOfOne : labelOf}
      loading={loading}
      empty={empty}
      skeletonRows={skeletonRows}
    />
  );
}
