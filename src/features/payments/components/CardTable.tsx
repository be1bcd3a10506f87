import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useCallback, useMemo, useState } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { DueDate } from '@/components/DueDate/DueDate';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { Card, CardLine } from '@/lib/arithmetic/card';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { Holidays } from '@/lib/query/useHolidays';
import { lineStatusLabel } from '@/lib/labels/lineStatusLabel';
import styles from './CardTable.module.css';

export interface CardTableProps {
  /** The payment card with its lines. */
  card: Card;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
  /** Instalments chosen for the payment; without `onChoose` nothing can be chosen. */
  chosen?: readonly number[];
  /** Numbers of the lines that shall be paid. */
  onChoose?: ((lines: readonly number[]) => void) | undefined;
}

/** Paid lines in one row. */
interface PaidLines {
  folded: readonly CardLine[];
  isOpen: boolean;
}
type Row = CardLine | PaidLines;

const isDone = (line: CardLine) => owedOn(line) <= 0;
const keyOf = (row: Row) => ('folded' in row ? 'folded' : row.number);
const NONE: readonly number[] = [];

/**
 * The whole card (DOMAIN, kartu piutang). Ticked lines are those that the payment is for. Paid lines are folded into one
 * row, unless there is nothing else to see.
 */
export function CardTable({ card, holidays, chosen = NONE, onChoose }: CardTableProps) {
  const [isOpen, setOpen] = useState(() => card.lines.every(isDone));
  const toggle = useCallback(() => setOpen((before) => !before), []);
  const columns = useMemo(
    () => columnsOf(chosen, onChoose, holidays, toggle),
    [chosen, onChoose, holidays, toggle],
  );
  const rows = useMemo(() => rowsOf(card.lines, isOpen), [card.lines, isOpen]);
  return (
    <div className={styles.quiet}>
      <DataTable caption="Kartu piutang" columns={columns} rows={rows} rowKey={keyOf} empty={null} />
    </div>
  );
}

/** A single paid line takes no more room than the row that it would be folded into. */
function rowsOf(lines: readonly CardLine[], isOpen: boolean): readonly Row[] {
  const folded = lines.filter(isDone);
  if (folded.length < 2) return lines;
  return [{ folded, isOpen }, ...(isOpen ? lines : lines.filter((line) => !isDone(line)))];
}

function columnsOf(
  chosen: readonly number[],
  onChoose: CardTableProps['onChoose'],
  holidays: Holidays | undefined,
  onFold: () => void,
): Column<Row>[] {
  const toggle = (line: CardLine) =>
    onChoose?.(
      chosen.includes(line.number)
        ? chosen.filter((number) => number !== line.number)
        : [...chosen, line.number].sort((a, b) => a - b),
    );
  return [
    {
      key: 'number',
      header: 'Ke',
      width: 104,
      whole: true,
      cell: (row) =>
        'folded' in row ? (
          <button type="button" className={styles.fold} aria-expanded={row.isOpen} onClick={onFold}>
            <ExpandMore aria-hidden />
            {row.folded.length} lunas
          </button>
        ) : (
          <label className={styles.numbered} data-done={isDone(row) || undefined}>
            {onChoose && !isDone(row) && (
              <input
                type="checkbox"
                aria-label={`Bayar angsuran ke-${row.number}`}
                checked={chosen.includes(row.number)}
                onChange={() => toggle(row)}
              />
            )}
            <span>
              <span data-part="word">Angsuran ke-</span>
              {row.number}
            </span>
          </label>
        ),
    },
    {
      key: 'date_maturity',
      header: 'Jatuh tempo',
      width: 164,
      whole: true,
      cell: (row) =>
        'folded' in row ? null : row.remainder > 0 ? (
          <DueDate date={row.date_maturity} holidays={holidays} />
        ) : (
          formatDateShort(row.date_maturity)
        ),
    },
    {
      key: 'instalment',
      header: 'Angsuran',
      ...figure((line) => line.instalment),
      card: 'aside',
      hideBelow: 944,
    },
    { key: 'paid', header: 'Dibayar', ...figure((line) => line.paid), hideBelow: 944 },
    { key: 'discount', header: 'Potongan', ...figure((line) => line.discount), hideBelow: 1152 },
    { key: 'remainder', header: 'Sisa', ...figure((line) => line.remainder) },
    { key: 'penalty', header: 'Denda', ...figure((line) => line.penalty) },
    {
      key: 'status',
      header: 'Status',
      width: 176,
      whole: true,
      cell: (row) => ('folded' in row ? null : <Stand line={row} />),
    },
  ];
}

function figure(value: (line: CardLine) => number) {
  return {
    align: 'end' as const,
    width: 116,
    // A card leaves zeros out: they would only make it longer.
    cell: (row: Row) => {
      const sum = 'folded' in row ? row.folded.reduce((total, line) => total + value(line), 0) : value(row);
      return <span data-zero={sum === 0 || undefined}>{formatNumber(sum)}</span>;
    },
  };
}

function Stand({ line }: { line: CardLine }) {
  const { tone, label } = lineStatusLabel(line);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
