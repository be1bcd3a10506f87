import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Shortage } from '@/lib/contract/shortages';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { shortageState } from '../domain/shortageDraft';
import styles from './ShortageStory.module.css';

/** How a Kurang setor stands, why it came to be, and what became of it since. */
export function ShortageStory({
  of,
}: {
  /** What is owed, or was. */
  of: Shortage;
}) {
  const { amount: short, day, reason, settlements, waiting } = of;
  const { tone, label } = shortageState(of);
  return (
    <ul className={styles.list}>
      <li>
        <StatusChip tone={tone} wraps>
          {label}
        </StatusChip>
      </li>
      <li>
        Kurang {formatRupiah(short)}: {reason}
        <small>{formatDate(day)}</small>
      </li>
      {settlements.map(({ id, kind, amount, at, by, decided_by, reason: why }) => (
        <li key={id}>
          {kind === 'PAID' ? 'Dibayar' : 'Dihapus'} {formatRupiah(amount)}
          <small>
            {formatInstant(at)},{' '}
            {kind === 'PAID' ? `diterima ${by}` : `diminta ${by}, disetujui ${decided_by}: ${why}`}
          </small>
        </li>
      ))}
      {waiting && (
        <li>
          Penghapusan {formatRupiah(waiting.amount)} diminta {waiting.requested_by}: {waiting.reason}
          <small>Diputuskan di halaman Persetujuan.</small>
        </li>
      )}
    </ul>
  );
}
