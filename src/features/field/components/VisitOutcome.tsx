import WhatsApp from '@mui/icons-material/WhatsApp';
import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SendingLine, type SendingStatus } from '@/components/SendingLine/SendingLine';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { MET_LABELS, RESULT_LABELS } from '@/lib/labels/visitLabels';
import type { KeptVisit } from '../device/KeptVisit';
import styles from './VisitOutcome.module.css';

export interface VisitOutcomeProps {
  /** A visit that was finished on this device. */
  visit: KeptVisit;
  /** Where it is by now. */
  status: SendingStatus;
  /** Where the plan is. */
  planHref: string;
  /** Asked to be sent now; left out: it is on its way, or there. */
  onSend?: (() => void) | undefined;
  /** The TTS as a text is to be shown. */
  onWrite: () => void;
  /** The TTS is to be printed. */
  onPrint: () => void;
  /** It is to be corrected by another one; left out: not yet. */
  onCorrect?: (() => void) | undefined;
}

/** A visit after it was finished: its TTS to be shown, sent and printed, and how far it is. */
export function VisitOutcome({ visit, status, planHref, ...acts }: VisitOutcomeProps) {
  const { result, met, metName, amount, tts, promise, visitedAt, note } = visit;
  const { onSend, onWrite, onPrint, onCorrect } = acts;
  return (
    <section className={styles.root} aria-label="Kunjungan">
      {tts && (
        <div data-part="tts" role="group" aria-label="Tanda terima">
          <p>Tanda terima sementara</p>
          <strong>{tts.number}</strong>
          <strong data-part="amount">{formatRupiah(amount)}</strong>
          <div data-part="acts">
            <Button kind="primary" icon={<WhatsApp aria-hidden />} onClick={onWrite}>
              Kirim lewat WhatsApp
            </Button>
            <Button icon={<Print aria-hidden />} onClick={onPrint}>
              Cetak
            </Button>
          </div>
        </div>
      )}
      <h2>{result === null ? 'Kunjungan' : RESULT_LABELS[result]}</h2>
      <p>{[formatInstant(visitedAt), met && (metName || MET_LABELS[met])].filter(Boolean).join(' · ')}</p>
      {promise && (
        <p>
          Janji {formatRupiah(promise.amount)} pada {formatDate(promise.due)}
        </p>
      )}
      {note && <p>{note}</p>}
      <SendingLine status={status} />
      <div data-part="acts">
        <LinkButton href={planHref}>Kembali ke daftar</LinkButton>
        {onSend && <Button onClick={onSend}>Kirim sekarang</Button>}
        {onCorrect && (
          <Button kind="quiet" onClick={onCorrect}>
            Perbaiki kunjungan ini
          </Button>
        )}
      </div>
    </section>
  );
}
