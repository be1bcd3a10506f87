import { Button } from '@/components/Button/Button';
import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SendingLine, type SendingStatus } from '@/components/SendingLine/SendingLine';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { MET_LABELS, PLACE_LABELS } from '@/lib/labels/visitLabels';
import type { KeptBast } from '../device/KeptBast';
import { bastText, RESULT_WORDS } from '../domain/orderText';
import styles from './VisitOutcome.module.css';

export interface BastOutcomeProps {
  /** A BAST that was finished on this device. */
  bast: KeptBast;
  /** Where it is by now. */
  status: SendingStatus;
  /** Where the orders are. */
  ordersHref: string;
  /** Asked to be sent now; left out: it is on its way, or there. */
  onSend?: (() => void) | undefined;
  /** Not wanted on this device any more; left out: it is not refused. */
  onRemove?: (() => void) | undefined;
}

/** A BAST after it was finished: what came of the order, how far it is, and what to do where the server refused it. */
export function BastOutcome({ bast, status, ordersHref, onSend, onRemove }: BastOutcomeProps) {
  const { result, met, metName, place, kilometres, destination, note, refusal, facts } = bast;
  const isTaken = result === 'SURRENDERED';
  const who = met && (metName || MET_LABELS[met]);
  return (
    <section className={styles.root} aria-label="BAST">
      {bast.step === 'refused' && (
        <InlineAlert tone="danger" title="Server menolak BAST ini">
          {refusal?.message} Isinya masih ada di perangkat ini.
        </InlineAlert>
      )}
      <h2>{result === null ? 'BAST' : RESULT_WORDS[result]}</h2>
      <p>{facts.order.number}</p>
      <p>
        {[bast.at && formatInstant(bast.at), who, place && PLACE_LABELS[place]].filter(Boolean).join(' · ')}
      </p>
      {isTaken && (
        <p>
          {[kilometres !== null && `${formatNumber(kilometres)} km`, `Dibawa ke ${destination}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {!isTaken && note && <p>{note}</p>}
      {!isTaken && <p>Tidak ada yang diambil. Jalan selanjutnya adalah pengadilan.</p>}
      {bast.step !== 'refused' && <SendingLine status={status} />}
      <div data-part="acts">
        <LinkButton href={ordersHref}>Kembali ke daftar</LinkButton>
        {onSend && (
          <Button onClick={onSend}>{bast.step === 'refused' ? 'Kirim lagi' : 'Kirim sekarang'}</Button>
        )}
        {isTaken && met === 'BORROWER' && bast.step !== 'refused' && (
          <CopyForWhatsApp textOf={() => bastText(bast)} />
        )}
        {onRemove && (
          <Button kind="quiet" onClick={onRemove}>
            Hapus dari perangkat ini
          </Button>
        )}
      </div>
    </section>
  );
}
