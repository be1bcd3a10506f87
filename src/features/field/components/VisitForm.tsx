import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { RequiredNote } from '@/components/Form/RequiredNote';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { PhotoField, type ShownPhoto } from '@/components/PhotoField/PhotoField';
import { PositionField } from '@/components/PositionField/PositionField';
import type { PositionState } from '@/lib/browser/findPosition';
import { MAX_VISIT_PHOTOS } from '@/lib/contract/visitTerms';
import { formatInstant } from '@/lib/format/tanggal';
import type { KeptVisit } from '../device/KeptVisit';
import { takesMoney } from '../domain/visitRules';
import { VisitFields } from './VisitFields';
import styles from './VisitForm.module.css';
import { VisitWarnings } from './VisitWarnings';

export interface VisitFormProps {
  /** The visit as it is typed. */
  visit: KeptVisit;
  /** Its photos, as they are shown. */
  photos: readonly ShownPhoto[];
  /** How many photos are being made small. */
  adding: number;
  /** What is missing or was refused, by path; empty before the first try. */
  errors: Readonly<Record<string, string>>;
  /** Why the last change is not on the device. */
  problem: string | null;
  /** How asking for the position goes. */
  position: PositionState;
  /** The number that a TTS would have; null: there is none. */
  nextNumber: string | null;
  /** What a person should know of this device's storage; null: nothing. */
  room: string | null;
  /** The device has a connection. */
  isOnline: boolean;
  /** It is being put into the queue. */
  busy: boolean;
  /** Something was typed or chosen. */
  onChange: (change: Partial<KeptVisit>) => void;
  /** The position is asked for. */
  onFindPosition: () => void;
  /** Photos were taken or chosen. */
  onAddPhotos: (files: readonly File[]) => void;
  /** A photo is not wanted. */
  onRemovePhoto: (id: string) => void;
  /** It is to be sent. */
  onSubmit: () => void;
  /** It is to be put aside; left out: it is not any more. */
  onDiscard?: () => void;
}

/** What a collector fills at the door, with one thumb. Each change is kept on the device at once. */
export function VisitForm({
  visit,
  photos,
  adding,
  errors,
  problem,
  position,
  nextNumber,
  room,
  isOnline,
  busy,
  ...acts
}: VisitFormProps) {
  const { refusal, noPosition, visitedAt } = visit;
  const { onChange } = acts;
  return (
    <Form className={styles.root} aria-label="Catat kunjungan" busy={busy} steps onSubmit={acts.onSubmit}>
      {refusal && (
        <InlineAlert tone="danger" title="Server menolak kunjungan ini">
          {refusal.message} Semua isian dan foto masih ada di perangkat ini.
        </InlineAlert>
      )}
      <RequiredNote before="disimpan" />
      <Group title="Hasil kunjungan">
        <VisitFields {...{ visit, errors, nextNumber, onChange }} />
        <VisitWarnings visit={visit} error={errors.consent_id} onChange={onChange} />
        <p data-part="time">
          Waktu kunjungan: <strong>{formatInstant(visitedAt)}</strong>
        </p>
        {errors.visited_at && <InlineAlert tone="danger">{errors.visited_at}</InlineAlert>}
      </Group>
      <Group title="Posisi">
        <PositionField
          position={visit.position}
          state={position}
          reason={noPosition}
          error={errors.no_position}
          onFind={acts.onFindPosition}
          onReason={(reason) => onChange({ noPosition: reason })}
        />
      </Group>
      <Group title="Foto (boleh kosong)">
        <PhotoField
          noun="kunjungan"
          most={MAX_VISIT_PHOTOS}
          photos={photos}
          adding={adding}
          error={errors.photos ?? errors.files}
          onAdd={acts.onAddPhotos}
          onRemove={acts.onRemovePhoto}
        />
      </Group>
      {problem !== null && (
        <InlineAlert tone="danger" title="Belum tersimpan di perangkat">
          {problem}
        </InlineAlert>
      )}
      {room !== null && problem === null && <InlineAlert tone="warning">{room}</InlineAlert>}
      {!isOnline && (
        <OfflineNotice>
          Tidak tersambung. Disimpan di perangkat ini, dan dikirim sendiri begitu tersambung.
        </OfflineNotice>
      )}
      <footer>
        <p>{problem === null ? 'Setiap perubahan langsung tersimpan di perangkat ini.' : ''}</p>
        {acts.onDiscard && (
          <Button kind="quiet" disabled={busy || adding > 0} onClick={acts.onDiscard}>
            Buang isian
          </Button>
        )}
        <Button kind="primary" type="submit" busy={busy || adding > 0} busyLabel="Menyimpan …" namesKeys>
          {takesMoney(visit) && visit.tts === null ? 'Simpan dan beri tanda terima' : 'Simpan kunjungan'}
        </Button>
      </footer>
    </Form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
