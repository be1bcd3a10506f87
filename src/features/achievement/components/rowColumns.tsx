import type { Column } from '@/components/DataTable/DataTable.types';

interface OfContract {
  contract_code: string;
  customer_name: string;
  collector: { name: string } | null;
}

export const customerColumn = <R extends OfContract>(): Column<R> => ({
  ...{ key: 'customer', header: 'Nasabah', minWidth: 150, whole: true },
  cell: ({ customer_name }) => customer_name,
});

export const codeColumn = <R extends OfContract>(): Column<R> => ({
  ...{ key: 'code', header: 'Kontrak', width: 150, whole: 'line', card: 'lead' },
  cell: ({ contract_code }) => contract_code,
});

/** Whose it was on that day. */
export const collectorColumn = <R extends OfContract>(): Column<R> => ({
  ...{ key: 'collector', header: 'Kolektor', minWidth: 140, whole: true, hideBelow: 944, card: 'hidden' },
  cell: ({ collector }) => collector?.name ?? 'Tanpa kolektor',
});
