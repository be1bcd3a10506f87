import type { ComponentType } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { KeptFile } from '@/lib/contract/files';
import type { Visit } from '@/lib/contract/visits';
import type { VisitResult } from '@/lib/contract/visitTerms';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { mapHref } from '@/lib/labels/position';
import type { StatusTone } from '@/lib/labels/statusLabel';
import {
  MET_LABELS,
  OUTSIDE_LABELS,
  PLACE_LABELS,
  RESULT_LABELS,
  TTS_STATE_LABELS,
} from '@/lib/labels/visitLabels';
import styles from './VisitList.module.css';

export interface VisitListProps {
  /** Newest first. */
  visits: readonly Visit[];
  /** Opens a photo. */
  FileView: ComponentType<{ label: string; file: KeptFile }>;
}

const TONES: Readonly<Record<VisitResult, StatusTone>> = {
  PAID: 'paid',
  PART_PAID: 'waiting',
  PROMISED: 'waiting',
  REFUSED: 'overdue',
  UNIT_SURRENDERED: 'overdue',
  UNIT_GONE: 'overdue',
  MESSAGE_LEFT: 'neutral',
  NOT_MET: 'neutral',
  MOVED: 'overdue',
};

/** Visits to a borrower, with what came of each and what proves it. */
export function VisitList({ visits, FileView }: VisitListProps) {
  if (visits.length === 0) return <p className={styles.none}>Belum ada kunjungan.</p>;
  return (
    <ul className={styles.root} aria-label="Kunjungan">
      {visits.map((visit) => (
        <li key={visit.id}>
          <StatusChip tone={TONES[visit.result]} wraps>
            {RESULT_LABELS[visit.result]}
          </StatusChip>
          <VisitFacts visit={visit} FileView={FileView} />
          {visit.outside.length > 0 && (
            <div data-part="outside">
              {visit.outside.map((part) => (
                <StatusChip key={part} tone="overdue">
                  {OUTSIDE_LABELS[part]}
                </StatusChip>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function VisitFacts({ visit, FileView }: { visit: Visit } & Pick<VisitListProps, 'FileView'>) {
  const { met, met_name, place, tts, promise, note, again_reason, corrects, corrected, photos } = visit;
  const whom = met_name === '' ? MET_LABELS[met] : `${MET_LABELS[met]}: ${met_name}`;
  return (
    <div data-part="facts">
      <p>
        <DateText kind="instant" value={visit.at} />
        {` · ${whom}, ${PLACE_LABELS[place]}`}
      </p>
      {tts && (
        <p>
          {formatRupiah(tts.amount)}, {tts.number}: {TTS_STATE_LABELS[tts.state].label}
        </p>
      )}
      {promise && (
        <p>
          Janji {formatRupiah(promise.amount)} pada <DateText value={promise.due} />
        </p>
      )}
      {note !== '' && <p>{note}</p>}
      {again_reason !== '' && <p>Dikunjungi lagi pada hari yang sama: {again_reason}</p>}
      {corrects !== null && <p>Memperbaiki kunjungan sebelumnya.</p>}
      {corrected && <p>Sudah diperbaiki oleh kunjungan yang lebih baru.</p>}
      <p data-part="more">
        {visit.visited_by.name} · <Position visit={visit} />
        {visit.consent_id !== null && ' · Dengan persetujuan nasabah'}
      </p>
      {photos.map((photo, at) => (
        <FileView key={photo.id} label={`Foto ${at + 1}`} file={photo} />
      ))}
    </div>
  );
}

/** Where it was, as the phone measured it, or why it could not. */
function Position({ visit: { position, no_position } }: { visit: Visit }) {
  if (position === null) return <>Tanpa posisi{no_position !== '' && `: ${no_position}`}</>;
  return (
    <>
      <Link href={mapHref(position)} target="_blank" rel="noreferrer">
        Lihat di peta
      </Link>{' '}
      (±{formatNumber(Math.round(position.accuracy))} m)
    </>
  );
}
