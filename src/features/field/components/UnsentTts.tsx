import { StatusChip } from '@/components/StatusChip/StatusChip';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import type { KeptVisit } from '../device/KeptVisit';
import styles from './UnsentTts.module.css';

export interface UnsentTtsProps {
  /** Visits with a TTS that only this device has. */
  visits: readonly KeptVisit[];
}

/** TTS that the server does not have yet: their money is carried too. */
export function UnsentTts({ visits }: UnsentTtsProps) {
  return (
    <ul className={styles.root} aria-label="Tanda terima yang belum terkirim">
      {visits.map(({ id, tts, amount, facts, visitedAt, step }) => (
        <li key={id}>
          <div>
            <strong>{tts?.number}</strong>
            <strong>{formatRupiah(amount)}</strong>
          </div>
          <p>{[facts.name, facts.code, formatInstant(visitedAt)].join(' · ')}</p>
          <StatusChip tone={step === 'refused' ? 'overdue' : 'waiting'}>
            {step === 'refused' ? 'Ditolak server' : 'Menunggu dikirim'}
          </StatusChip>
        </li>
      ))}
    </ul>
  );
}
