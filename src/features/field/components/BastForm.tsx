import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { RequiredNote } from '@/components/Form/RequiredNote';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { PhotoField, type ShownPhoto } from '@/components/PhotoField/PhotoField';
import { PositionField } from '@/components/PositionField/PositionField';
import { SignaturePad } from '@/components/SignaturePad/SignaturePad';
import { TextArea } from '@/components/TextArea/TextArea';
import type { PositionState } from '@/lib/browser/findPosition';
import { MAX_UNIT_PHOTOS, MIN_UNIT_PHOTOS } from '@/lib/contract/repossessionTerms';
import type { KeptBast, Signer } from '../device/KeptBast';
import { BastWarnings } from './BastWarnings';
import { FiguresTold } from './FiguresTold';
import { MetFields } from './MetFields';
import { UnitFields } from './UnitFields';
import styles from './VisitForm.module.css';

/** A signature as it is shown. */
export interface ShownSignature {
  signed: boolean;
  /** Where it can be seen; null: not read from the device yet, or none. */
  address: string | null;
}

export interface BastFormProps {
  /** The BAST as it is typed. */
  bast: KeptBast;
  /** Photos of the unit, as they are shown. */
  photos: readonly ShownPhoto[];
  /** Who has signed. */
  signatures: Readonly<Record<Signer, ShownSignature>>;
  /** Name of who collects. */
  collector: string;
  /** How many photos are being made small. */
  adding: number;
  /** What is missing or was refused, by the call's path; empty before the first try. */
  errors: Readonly<Record<string, string>>;
  /** Why the last change is not on the device. */
  problem: string | null;
  /** How asking for the position goes. */
  position: PositionState;
  /** What a person should know of this device's storage; null: nothing. */
  room: string | null;
  /** The device has a connection. */
  isOnline: boolean;
  /** It is being put into the queue. */
  busy: boolean;
  /** By which it is judged whether the hour is within the rule. */
  now: Date;
  /** Something was typed or chosen. */
  onChange: (change: Partial<KeptBast>) => void;
  /** The position is asked for. */
  onFindPosition: () => void;
  /** Photos were taken or chosen. */
  onAddPhotos: (files: readonly File[]) => void;
  /** A photo is not wanted. */
  onRemovePhoto: (id: string) => void;
  /** Somebody signed. */
  onSign: (signer: Signer, png: Blob) => void;
  /** A signature is not wanted. */
  onClearSignature: (signer: Signer) => void;
  /** Newer figures are to be told, and signed for anew; left out: there are none. */
  onRenew?: (() => void) | undefined;
  /** It is to be sent. */
  onSubmit: () => void;
}

/** What a collector fills where a unit is given or refused, with one thumb. Each change is kept on the device at once. */
export function BastForm(props: BastFormProps) {
  const { bast, errors, problem, room, isOnline, busy, adding, now, onChange, onSubmit } = props;
  const { refusal, result } = bast;
  return (
    <Form className={styles.root} aria-label="BAST" busy={busy} steps onSubmit={onSubmit}>
      {refusal && (
        <InlineAlert tone="danger" title="Server menolak BAST ini">
          {refusal.message} Semua isian, foto, dan tanda tangan masih ada di perangkat ini.
        </InlineAlert>
      )}
      <RequiredNote before="disimpan" />
      <Group title="Hasil">
        <MetFields {...{ bast, errors, onChange }} />
        <BastWarnings {...{ bast, now, onChange }} error={errors.consent_id} />
        {errors.at && <InlineAlert tone="danger">{errors.at}</InlineAlert>}
      </Group>
      {result === 'SURRENDERED' && <Taken {...props} />}
      {result === 'REFUSED' && <Refused {...props} />}
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
        <Button kind="primary" type="submit" busy={busy || adding > 0} busyLabel="Menyimpan …" namesKeys>
          {result === 'REFUSED' ? 'Simpan penolakan' : 'Simpan BAST'}
        </Button>
      </footer>
    </Form>
  );
}

/** A unit that is given: how it is found, what is told, and who signs. */
function Taken(props: BastFormProps) {
  const { bast, errors, signatures, collector, onChange, onSign, onClearSignature, onRenew } = props;
  const { order, sale } = bast.facts;
  const told = errors.figures_as_of ?? errors.sale_version;
  return (
    <>
      <Group title="Keadaan unit">
        <UnitFields {...{ bast, errors, onChange }} />
      </Group>
      <Photos {...props} title={`Foto unit (${MIN_UNIT_PHOTOS} sampai ${MAX_UNIT_PHOTOS})`} />
      <Group title="Dibawa ke">
        <TextArea
          label="Tempat penyimpanan"
          name="destination"
          required
          rows={2}
          maxLength={200}
          error={errors.destination}
          value={bast.destination}
          onChange={({ target }) => onChange({ destination: target.value })}
        />
      </Group>
      <Position {...props} />
      <Group title="Dibacakan kepada yang menyerahkan">
        {told && (
          <InlineAlert
            tone="danger"
            action={onRenew && <Button onClick={onRenew}>Pakai angka terbaru</Button>}
          >
            {told} Tanda tangan dibubuhkan lagi untuk angka yang baru.
          </InlineAlert>
        )}
        <FiguresTold figures={order.figures} sale={sale.text} />
      </Group>
      <Group title="Tanda tangan">
        <p>Dengan jari, pena, atau tetikus. Unit hanya diambil dari yang menandatangani.</p>
        <SignaturePad
          label="Tanda tangan penyerah"
          signer={(bast.met === 'OTHER' && bast.metName) || order.customer_name}
          required
          error={errors.giver_signature}
          {...signatures.giver}
          onSign={(png) => onSign('giver', png)}
          onClear={() => onClearSignature('giver')}
        />
        <SignaturePad
          label="Tanda tangan kolektor"
          signer={collector}
          required
          error={errors.collector_signature}
          {...signatures.collector}
          onSign={(png) => onSign('collector', png)}
          onClear={() => onClearSignature('collector')}
        />
      </Group>
    </>
  );
}

/** A unit that stays: what was said, and a trace of having been there. */
function Refused(props: BastFormProps) {
  const { bast, errors, onChange } = props;
  return (
    <>
      <InlineAlert tone="info" title="Unit tidak diambil">
        Tidak ada yang diambil dengan paksa. Jalan selanjutnya adalah pengadilan, dan kantor yang mengurusnya.
      </InlineAlert>
      <Group title="Yang dikatakan">
        <TextArea
          label="Alasan menolak"
          name="note"
          required
          rows={3}
          maxLength={500}
          error={errors.note}
          value={bast.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Group>
      <Position {...props} />
      <Photos {...props} title="Foto (satu, bila tanpa posisi)" />
    </>
  );
}

const Photos = ({
  title,
  photos,
  adding,
  errors,
  onAddPhotos,
  onRemovePhoto,
}: BastFormProps & { title: string }) => (
  <Group title={title}>
    <PhotoField
      noun="unit"
      most={MAX_UNIT_PHOTOS}
      photos={photos}
      adding={adding}
      error={errors.photos ?? errors.files}
      onAdd={onAddPhotos}
      onRemove={onRemovePhoto}
    />
  </Group>
);

const Position = ({ bast, position, errors, onFindPosition, onChange }: BastFormProps) => (
  <Group title="Posisi">
    <PositionField
      position={bast.position}
      state={position}
      reason={bast.noPosition}
      error={errors.no_position}
      onFind={onFindPosition}
      onReason={(noPosition) => onChange({ noPosition })}
    />
  </Group>
);

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
