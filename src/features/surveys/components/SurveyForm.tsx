import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { RequiredNote } from '@/components/Form/RequiredNote';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { PhotoField, type ShownPhoto } from '@/components/PhotoField/PhotoField';
import { PositionField } from '@/components/PositionField/PositionField';
import type { PositionState } from '@/lib/browser/findPosition';
import { MAX_PHOTOS } from '@/lib/contract/surveyFindings';
import { formatInstant } from '@/lib/format/tanggal';
import type { KeptSurvey } from '../device/KeptSurvey';
import type { SurveyDraft } from '../device/createSurveyDraft';
import { FindingFields } from './FindingFields';
import styles from './SurveyForm.module.css';

export interface SurveyFormProps extends Pick<SurveyDraft, 'find' | 'change'> {
  /** The visit as it is typed. */
  survey: KeptSurvey;
  /** Its photos, as they are shown. */
  photos: readonly ShownPhoto[];
  /** How many photos are being made small. */
  adding: number;
  /** What is missing or was refused, by path; empty before the first try. */
  errors: Readonly<Record<string, string>>;
  /** Why the last change is not on the device. */
  problem: string | null;
  /** What is to be known of the device's storage; null: nothing. */
  storage: string | null;
  /** How asking for the position goes. */
  position: PositionState;
  /** The device has a connection. */
  isOnline: boolean;
  /** It is being put into the queue. */
  busy: boolean;
  /** The position is asked for. */
  onFindPosition: () => void;
  /** Photos were taken or chosen. */
  onAddPhotos: (files: readonly File[]) => void;
  /** A photo is not wanted. */
  onRemovePhoto: (id: string) => void;
  /** It is to be sent. */
  onSubmit: () => void;
}

/** What a surveyor fills at the door: few questions, photos, position. Each change is kept on the device at once. */
export function SurveyForm({
  survey,
  photos,
  adding,
  errors,
  problem,
  storage,
  position,
  isOnline,
  busy,
  ...acts
}: SurveyFormProps) {
  const { findings, noPosition, refusal, visitedAt } = survey;
  return (
    <Form className={styles.root} aria-label="Isi survei" busy={busy} steps onSubmit={acts.onSubmit}>
      {refusal && (
        <InlineAlert tone="danger" title="Server menolak survei ini">
          {refusal.message} Semua isian dan foto masih ada di perangkat ini.
        </InlineAlert>
      )}
      <RequiredNote before="dikirim" />
      <Group title="Foto" note="Rumah dari depan, lingkungan, dan usaha atau kendaraan bila ada.">
        {storage !== null && <InlineAlert tone="warning">{storage}</InlineAlert>}
        <PhotoField
          noun="survei"
          most={MAX_PHOTOS}
          photos={photos}
          adding={adding}
          error={errors.photos ?? errors.files}
          onAdd={acts.onAddPhotos}
          onRemove={acts.onRemovePhoto}
        />
      </Group>
      <Group title="Posisi">
        <PositionField
          position={survey.position}
          state={position}
          reason={noPosition}
          error={errors.no_position}
          onFind={acts.onFindPosition}
          onReason={(reason) => acts.change({ noPosition: reason })}
        />
      </Group>
      <Group title="Hasil kunjungan">
        <FindingFields findings={findings} errors={errors} onFind={acts.find} />
        <VisitTime
          at={visitedAt}
          error={errors.visited_at}
          onNow={() => acts.change({ visitedAt: new Date().toISOString() })}
        />
      </Group>
      {problem !== null && (
        <InlineAlert tone="danger" title="Belum tersimpan di perangkat">
          {problem}
        </InlineAlert>
      )}
      {!isOnline && (
        <OfflineNotice>
          Tidak tersambung. Survei disimpan di perangkat ini, dan dikirim sendiri begitu tersambung.
        </OfflineNotice>
      )}
      <footer>
        <p>{problem === null ? 'Setiap perubahan langsung tersimpan di perangkat ini.' : ''}</p>
        <Button kind="primary" type="submit" busy={busy || adding > 0} busyLabel="Menyimpan …" namesKeys>
          Simpan untuk dikirim
        </Button>
      </footer>
    </Form>
  );
}

interface VisitTimeProps {
  at: string;
  error: string | undefined;
  onNow: () => void;
}

/** When the visit began, by the device's clock; a clock that was wrong is set right, and then taken again. */
function VisitTime({ at, error, onNow }: VisitTimeProps) {
  return (
    <div data-part="time">
      <p>
        Waktu kunjungan: <strong>{formatInstant(at)}</strong>
      </p>
      {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
      <div>
        <Button onClick={onNow}>Pakai waktu sekarang</Button>
      </div>
    </div>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p data-part="note">{note}</p>}
      {children}
    </section>
  );
}
