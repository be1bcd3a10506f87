import type { ReactNode } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant, formatWeekday } from '@/lib/format/tanggal';
import type { StandingFund } from '../domain/StandingFund';
import styles from './DayState.module.css';

export interface DayStateProps {
  /** The office's petty cash. */
  shown: StandingFund;
  /** What can be done with the day: 'Tutup hari', or 'Buka kembali'. */
  action?: ReactNode;
}

/** The day that is open or was last: what went through it, and whether it is closed. An earlier one that is not holds all up. */
export function DayState({ shown, action }: DayStateProps) {
  const { day, state, debit, credit, last_closing: last } = shown.fund;
  const isLate = day < shown.today && state !== 'CLOSED';
  if (isLate)
    return (
      <InlineAlert tone="warning" title={`${formatWeekday(day)} belum ditutup`} action={action}>
        Masuk {formatRupiah(debit)}, keluar {formatRupiah(credit)}. Tutup dulu hari itu; sesudahnya voucher
        hari ini dapat ditulis.
        {shown.may_close ? '' : ` ${shown.fund.holder.name} yang menutupnya.`}
        {!shown.may_close && shown.may_hand_over && ' Bila ia tidak ada, Serah terima kas menutupnya.'}
      </InlineAlert>
    );
  return (
    <section className={styles.root} aria-label="Hari kas">
      <div>
        <h2>{formatWeekday(day)}</h2>
        {state === 'CLOSED' ? (
          <StatusChip tone="paid">Sudah ditutup</StatusChip>
        ) : (
          <StatusChip tone="due">Belum ditutup</StatusChip>
        )}
      </div>
      <p>
        Masuk <b>{formatRupiah(debit)}</b>, keluar <b>{formatRupiah(credit)}</b>
      </p>
      {state === 'CLOSED' && last && (
        <p data-part="closing">
          {last.counted_by.name} menghitung {formatRupiah(last.counted)}
          {last.counted === last.expected
            ? ', pas'
            : `, selisih ${formatRupiah(last.counted - last.expected)}`}
          , {formatInstant(last.at)}
        </p>
      )}
      {action && <div data-part="action">{action}</div>}
    </section>
  );
}
