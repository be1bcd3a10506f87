import { useId } from 'react';
import { CheckField } from '@/components/CheckField/CheckField';
import { ConditionList } from '@/components/ConditionList/ConditionList';
import { DateField } from '@/components/DateField/DateField';
import { TextField } from '@/components/TextField/TextField';
import type { FieldErrors } from '@/lib/contract/envelope';
import { REPOSSESSION_BASES, type RepossessionBasis } from '@/lib/contract/repossessionTerms';
import type { Repossession } from '@/lib/contract/repossessions';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { formatDate } from '@/lib/format/tanggal';
import { BASIS_LABELS, CONDITION_LABELS } from '@/lib/labels/takingLabels';
import type { TakingDraft } from '../domain/takingDraft';
import { ChoiceList } from './ChoiceList';

export interface TakingFieldsProps {
  /** How the taking of the unit stands. */
  taking: Repossession;
  /** A field for the paper that it rests on. */
  Upload: PaperUpload;
  /** What was typed so far. */
  draft: TakingDraft;
  /** By field of the form. */
  errors: FieldErrors;
  /** It is being sent; nothing can be changed. */
  busy?: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<TakingDraft>) => void;
}

/** A surat tugas penarikan: what it stands on, its basis with the paper, and whom it names. */
export function OrderFields({ taking, Upload, draft, errors, busy = false, onChange }: TakingFieldsProps) {
  return (
    <>
      <ConditionList
        label="Syarat surat tugas"
        conditions={taking.conditions
          .filter(({ key }) => key !== 'BASIS')
          .map((one) => ({ ...one, label: CONDITION_LABELS[one.key] }))}
      />
      <ChoiceList
        label="Dasar penarikan"
        value={draft.basis}
        required
        error={errors.basis}
        disabled={busy}
        onChange={(basis) => onChange({ basis: basis as RepossessionBasis })}
        choices={REPOSSESSION_BASES.map((value) => ({
          value,
          title: BASIS_LABELS[value],
          obstacle:
            taking.ruling_only && value !== 'RULING'
              ? 'Nasabah pernah menolak menyerahkan unit: dasarnya hanya putusan pengadilan.'
              : null,
        }))}
      />
      <div data-part="pair">
        <TextField
          label={draft.basis === 'RULING' ? 'Nomor putusan' : 'Nomor kesepakatan'}
          value={draft.basisNumber}
          name="basisNumber"
          error={errors.basisNumber}
          maxLength={100}
          autoComplete="off"
          readOnly={busy}
          onChange={({ target }) => onChange({ basisNumber: target.value })}
        />
        <DateField
          label={draft.basis === 'RULING' ? 'Tanggal putusan' : 'Tanggal kesepakatan'}
          value={draft.basisOn}
          name="basisOn"
          error={errors.basisOn}
          readOnly={busy}
          onChange={(basisOn) => onChange({ basisOn })}
        />
      </div>
      <Upload
        label="Bukti dasar penarikan"
        slot={`taking-${taking.contract_code}`}
        kind="DOCUMENT"
        initial={draft.file}
        error={errors.file}
        required
        onChange={(file) => onChange({ file })}
      />
      <Collectors {...{ taking, draft, errors, busy, onChange }} />
    </>
  );
}

/** Whom the order names; who can't be named says why. */
function Collectors({ taking, draft, errors, busy = false, onChange }: Omit<TakingFieldsProps, 'Upload'>) {
  const id = useId();
  const choose = (collector: number, isNamed: boolean) =>
    onChange({
      collectorIds: isNamed
        ? [...draft.collectorIds, collector]
        : draft.collectorIds.filter((one) => one !== collector),
    });
  return (
    <fieldset
      aria-invalid={errors.collectorIds ? true : undefined}
      aria-describedby={errors.collectorIds ? `${id}-error` : `${id}-until`}
    >
      <legend>
        Kolektor yang ditugaskan<span aria-hidden> *</span>
      </legend>
      {taking.collectors.map((collector) => (
        <CheckField
          key={collector.id}
          name={`collector.${collector.id}`}
          label={collector.name}
          checked={draft.collectorIds.includes(collector.id)}
          disabled={busy || collector.obstacle !== null}
          hint={
            collector.obstacle ??
            (collector.certificate_until &&
              `Sertifikat berlaku sampai ${formatDate(collector.certificate_until)}.`)
          }
          onChange={(isNamed) => choose(collector.id, isNamed)}
        />
      ))}
      {taking.collectors.length === 0 && <p>Tidak ada kolektor aktif di kantor ini.</p>}
      {errors.collectorIds && (
        <p id={`${id}-error`} data-part="error">
          {errors.collectorIds}
        </p>
      )}
      <p id={`${id}-until`} data-part="until">
        Bila disetujui hari ini, surat tugas berlaku sampai {formatDate(taking.valid_until)}.
      </p>
    </fieldset>
  );
}
