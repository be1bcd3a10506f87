import MyLocation from '@mui/icons-material/MyLocationRounded';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { TextArea } from '@/components/TextArea/TextArea';
import { INACCURATE, type PositionState } from '@/lib/browser/findPosition';
import type { SurveyPosition } from '@/lib/contract/surveyFindings';
import { coordinates, mapHref } from '@/lib/labels/position';
import styles from './PositionField.module.css';

export interface PositionFieldProps {
  /** Where the visit is; null: not known. */
  position: SurveyPosition | null;
  /** How the asking for it goes. */
  state: PositionState;
  /** Why there is none. */
  reason: string;
  /** Why it cannot be sent so. */
  error: string | undefined;
  /** The position is asked for. */
  onFind: () => void;
  /** The reason, as it is typed. */
  onReason: (reason: string) => void;
}

/** The position of a visit; where it cannot be had, why. */
export function PositionField({ position, state, reason, error, onFind, onReason }: PositionFieldProps) {
  const isAsking = state.step === 'asking';
  return (
    <div className={styles.root}>
      {position && (
        <p data-part="found">
          <strong>{coordinates(position)}</strong> · ±{Math.round(position.accuracy)} m ·{' '}
          <Link href={mapHref(position)} target="_blank" rel="noreferrer">
            Lihat di peta
          </Link>
        </p>
      )}
      {position && position.accuracy > INACCURATE && (
        <InlineAlert tone="warning" title="Posisi kurang tepat">
          Keluar sebentar ke tempat terbuka, lalu ambil lagi.
        </InlineAlert>
      )}
      {state.step === 'refused' && (
        <InlineAlert tone="warning" title="Izin lokasi ditolak">
          Izinkan lokasi untuk Angsur di pengaturan peramban, lalu ambil lagi. Bila tidak bisa, tulis
          alasannya.
        </InlineAlert>
      )}
      {state.step === 'failed' && (
        <InlineAlert tone="warning" title="Posisi tidak ditemukan">
          Nyalakan GPS dan coba di tempat terbuka. Bila tidak bisa, tulis alasannya.
        </InlineAlert>
      )}
      <div>
        <Button
          icon={<MyLocation aria-hidden />}
          busy={isAsking}
          busyLabel="Mencari posisi …"
          onClick={onFind}
        >
          {position ? 'Ambil posisi lagi' : 'Ambil posisi'}
        </Button>
      </div>
      {!position && (
        <TextArea
          label="Alasan tanpa posisi"
          name="no_position"
          rows={2}
          maxLength={200}
          value={reason}
          error={error}
          required
          hint="Hanya bila posisi tidak dapat diambil."
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </div>
  );
}
