import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { ContractCard } from '@/lib/contract/contractCard';
import type { Holidays } from '@/lib/query/useHolidays';
import { paymentCardColumns, type CardLine } from './paymentCardColumns';
import styles from './PaymentCard.module.css';

export interface PaymentCardProps {
  /** The payment card with its lines. */
  card: ContractCard;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
}

const keyOf = (line: CardLine) => line.number;

/** The schedule with what was paid on each line (DOMAIN, kartu piutang). What is done steps back. */
export function PaymentCard({ card, holidays }: PaymentCardProps) {
  const discounted = card.totals.discount > 0;
  const columns = useMemo(() => paymentCardColumns(discounted, holidays), [discounted, holidays]);
  return (
    <div className={styles.root}>
      <DataTable caption="Kartu piutang" columns={columns} rows={card.lines} rowKey={keyOf} empty={null} />
    </div>
  );
}
