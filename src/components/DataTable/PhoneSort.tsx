import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded';
import { IconButton } from '@/components/IconButton/IconButton';
import { Select } from '@/components/Select/Select';
import type { Column, Sort } from './DataTable.types';

interface PhoneSortProps<R> {
  /** The columns, left to right. */
  columns: readonly Column<R>[];
  /** The column that rows are sorted by, and which way. */
  sort: Sort | undefined;
  /** Another column, or the other way, was chosen. */
  onSort: (column: string) => void;
}

/** Cards have no header to press: on phones the sort is chosen here. */
export function PhoneSort<R>({ columns, sort, onSort }: PhoneSortProps<R>) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const options = sortable.map(({ key, header }) => ({ value: key, label: `Urutkan: ${header}` }));
  const known = sort && sortable.some((column) => column.key === sort.column);
  return (
    <div data-part="phone-sort">
      <Select
        label="Urutkan"
        labelHidden
        options={known ? options : [{ value: '', label: 'Urutkan' }, ...options]}
        value={known ? sort.column : ''}
        onChange={(column) => column && onSort(column)}
      />
      {known && (
        <IconButton
          label={sort.order === 'asc' ? 'Urutan naik, balikkan' : 'Urutan turun, balikkan'}
          onClick={() => onSort(sort.column)}
        >
          {sort.order === 'asc' ? <ArrowUpward aria-hidden /> : <ArrowDownward aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
