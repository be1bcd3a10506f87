import type { ReactNode } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { confirmedBy, handedText } from '../domain/handOverText';

export interface HandOverStateProps {
  /** The cashier's day. */
  shown: Pick<CashierDay, 'waiting' | 'hand_over'>;
  /** What can be done about it. */
  action?: ReactNode;
  /** Why the last try failed. */
  problem?: string | undefined;
}

/** What became of a closed day's cash, what comes next and who does it; nothing where there is none. */
export function HandOverState({
  shown: { waiting, hand_over: handOver },
  action,
  problem,
}: HandOverStateProps) {
  if (waiting) {
    const isClosing = waiting.kind === 'ABSENT_CLOSING';
    return (
      <InlineAlert
        tone="info"
        title={isClosing ? 'Penutupan menunggu konfirmasi' : 'Penyerahan menunggu konfirmasi'}
        action={action}
      >
        {isClosing
          ? `${waiting.request_by.name} menghitung ${formatRupiah(waiting.amount)} karena kasirnya tidak hadir: ${waiting.reason}.`
          : `${waiting.request_by.name} menyerahkan ${handedText(waiting)}.`}{' '}
        {confirmedBy(waiting)}
        {problem && ` ${problem}`}
      </InlineAlert>
    );
  }
  if (!handOver) return null;
  const { amount, held_by: holder, done } = handOver;
  if (done) {
    return (
      <InlineAlert tone="success" title="Sudah diserahkan">
        {handedText(done)}. Diterima {done.decided_by}
        {done.decided_at !== null && `, ${formatInstant(done.decided_at)}`}.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="warning" title="Belum disetor" action={action}>
      {formatRupiah(amount)} masih pada {holder.name}. {holder.name} menyerahkannya ke bank, brankas, atau
      kasir lain; orang lain mengonfirmasi.
    </InlineAlert>
  );
}
