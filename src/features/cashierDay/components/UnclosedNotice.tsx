import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { UnclosedDays } from '@/lib/contract/cashierDays';
import { formatDateShort } from '@/lib/format/tanggal';
import styles from './UnclosedNotice.module.css';

export interface UnclosedNoticeProps {
  /** Days that nobody closed. */
  unclosed: UnclosedDays;
  /** Address of a cashier's day. */
  hrefOf: (staffId: number, day: string) => string;
}

/** Names shown before the rest is counted. */
const MAX_NAMED = 6;

/** Who has not closed which day, oldest first; nothing when all have. */
export function UnclosedNotice({ unclosed: { today, rows }, hrefOf }: UnclosedNoticeProps) {
  if (rows.length === 0) return null;
  const isLate = rows.some(({ day }) => day < today);
  return (
    <InlineAlert tone={isLate ? 'warning' : 'info'} title="Belum tutup kas:">
      {rows.slice(0, MAX_NAMED).map(({ cashier, day, state }, index) => (
        <span key={`${cashier.id}${day}`} className={styles.root}>
          {index > 0 && ', '}
          <Link href={hrefOf(cashier.id, day)}>
            {cashier.name} ({day === today ? 'hari ini' : formatDateShort(day)}
            {state === 'CHANGED' && ', berubah sesudah ditutup'})
          </Link>
        </span>
      ))}
      {rows.length > MAX_NAMED && `, dan ${rows.length - MAX_NAMED} lagi`}
    </InlineAlert>
  );
}
