import { useMemo } from 'react';
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

const keyOf = (line: CardLine) => line.number;
const NONE: readonly number[] = [];

/** The whole card (DOMAIN, kartu piutang). Ticked lines are those that the payment is for. */
export function CardTable({ card, holidays, chosen = NONE, onChoose }: CardTableProps) {
  const columns = useMemo(() => columnsOf(chosen, onChoose, holidays), [chosen, onChoose, holidays]);
  return (
    <div className={styles.quiet}>
      <DataTable caption="Kartu piutang" columns={columns} rows={card.lines} rowKey={keyOf} empty={null} />
    </div>
  );
}

function columnsOf(
  chosen: readonly number[],
  onChoose: CardTableProps['onChoose'],
  holidays: Holidays | undefined,
): Column<CardLine>[] {
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
      width: onChoose ? 76 : 52,
      cell: (line) => (
        <label className={styles.numbered} data-done={owedOn(line) <= 0 || undefined}>
          {onChoose && owedOn(line) > 0 && (
            <input
              type="checkbox"
              aria-label={`Bayar angsuran ke-${line.number}`}
              checked={chosen.includes(line.number)}
              onChange={() => toggle(line)}
            />
          )}
          <span>
            <span data-part="word">Angsuran ke-</span>
            {line.number}
          </span>
        </label>
      ),
    },
    {
      key: 'date_maturity',
      header: 'Jatuh tempo',
      width: 164,
      whole: true,
      cell: (line) =>
        line.remainder > 0 ? (
          <DueDate date={line.date_maturity} holidays={holidays} />
        ) : (
          formatDateShort(line.date_maturity)
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
    { key: 'status', header: 'Status', width: 176, whole: true, cell: (line) => <Stand line={line} /> },
  ];
}

function figure(value: (line: CardLine) => number) {
  return {
    align: 'end' as const,
    width: 116,
    // A card leaves zeros out: they would only make it longer.
    cell: (line: CardLine) => (
      <span data-zero={value(line) === 0 || undefined}>{formatNumber(value(line))}</span>
    ),
  };
}

function Stand({ line }: { line: CardLine }) {
  const { tone, label } = lineStatusLabel(line);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
