import type { ComponentType } from 'react';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { DisbursementWay } from '@/lib/contract/disbursements';
import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { WAY_LABELS } from '@/lib/labels/disbursementLabels';
import { needsPaper, payableDays, type MoveProofs } from '../domain/moveProofs';
import type { UploadProps } from '../form/FormSurroundings';
import styles from './MoveProofFields.module.css';

export interface MoveProofFieldsProps {
  /** As it was when the step was chosen. */
  registration: Registration;
  /** Signing or paying out; other steps ask for nothing here. */
  move: PossibleMove;
  /** What was typed and sent. */
  values: MoveProofs;
  /** What is missing, by field of the call. */
  errors: FieldErrors;
  /** It is being sent. */
  busy?: boolean;
  /** A field for one photo or paper. */
  Upload: ComponentType<UploadProps>;
  /** Something was chosen, typed or sent. */
  onChange: (change: Partial<MoveProofs>) => void;
}

/** The signed paper, and how the money goes: way, day, reference and proof. */
export function MoveProofFields(props: MoveProofFieldsProps) {
  const { registration, move, errors, Upload, onChange } = props;
  return (
    <div className={styles.root}>
      {needsPaper(move, registration) && (
        <Upload
          label="Kontrak bertanda tangan"
          slot={`registration ${registration.id} signed`}
          kind="DOCUMENT"
          error={errors.signed_paper}
          required
          onChange={(file) => onChange({ signed_paper: file?.id ?? null })}
        />
      )}
      {move.to.kind === 'DISBURSED' && <WayFields {...props} />}
    </div>
  );
}

function WayFields({ registration, values, errors, busy = false, Upload, onChange }: MoveProofFieldsProps) {
  const { bank, account, account_holder: holder } = registration.form.structure;
  const { way } = values;
  const days = payableDays(registration);
  return (
    <>
      <Select
        label="Cara pencairan"
        options={[
          { value: '', label: 'Pilih' },
          ...(Object.keys(WAY_LABELS) as DisbursementWay[]).map((value) => ({
            value,
            label: WAY_LABELS[value],
          })),
        ]}
        value={way}
        disabled={busy}
        name="disbursement.way"
        required
        error={errors['disbursement.way']}
        onChange={(chosen) => onChange({ way: chosen })}
      />
      {way === 'CASH' && (
        <p>
          Kasir kantor ini membayar {formatRupiah(registration.approved?.disbursed ?? 0)} dari kasnya, dengan
          tanda terima yang ditandatangani peminjam. Kontrak berjalan setelah dibayar; sampai itu perintahnya
          dapat ditarik.
        </p>
      )}
      {(way === 'TRANSFER' || way === 'DEALER') && (
        <>
          <p>
            {formatRupiah(registration.approved?.disbursed ?? 0)} ke rekening yang disetujui: {bank} {account}{' '}
            a.n. {holder}. Ke rekening lain: kembalikan form, ubah, dan mintakan persetujuan lagi.
          </p>
          <Select
            label="Tanggal transfer"
            options={days.map((day) => ({ value: day, label: formatDate(day) }))}
            value={values.day === '' ? (days[0] ?? '') : values.day}
            disabled={busy}
            name="disbursement.day"
            error={errors['disbursement.day']}
            onChange={(day) => onChange({ day })}
          />
          <TextField
            label="No. referensi bank"
            maxLength={60}
            autoComplete="off"
            value={values.reference}
            readOnly={busy}
            name="disbursement.reference"
            required
            error={errors['disbursement.reference']}
            onChange={(event) => onChange({ reference: event.target.value })}
          />
          <Upload
            label="Bukti transfer"
            slot={`registration ${registration.id} proof`}
            kind="DOCUMENT"
            error={errors['disbursement.proof']}
            required
            onChange={(file) => onChange({ proof: file?.id ?? null })}
          />
        </>
      )}
    </>
  );
}
