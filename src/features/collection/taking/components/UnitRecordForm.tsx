import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { WrittenUnitKind } from '@/lib/contract/repossessionTerms';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { UNIT_KIND_LABELS } from '../domain/takingText';
import type { UnitDraft } from '../domain/unitDraft';

export interface UnitRecordFormProps extends EditorFormProps<UnitDraft> {
  /** What may be written now. */
  kinds: readonly WrittenUnitKind[];
  /** Tells its paper from others. */
  slot: string;
  /** A field for the signed paper. */
  Upload: PaperUpload;
}

/** Where a unit stands, how it looks, or who got it back. */
export function UnitRecordForm(props: UnitRecordFormProps) {
  const { formId, values, errors, notice, busy = false, kinds, slot, Upload, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Catatan unit" busy={busy} onSubmit={onSubmit}>
      {notice}
      <Select
        label="Yang dicatat"
        value={values.kind}
        name="kind"
        disabled={busy}
        options={kinds.map((value) => ({ value, label: UNIT_KIND_LABELS[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <DateField
        label="Tanggal"
        value={values.day}
        name="day"
        error={errors.day}
        readOnly={busy}
        onChange={(day) => onChange({ day })}
      />
      {values.kind === 'STORED' && (
        <TextField
          label="Tempat"
          hint="Gudang dan letaknya."
          value={values.place}
          name="place"
          error={errors.place}
          maxLength={200}
          autoComplete="off"
          readOnly={busy}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      )}
      {values.kind === 'RETURNED' ? (
        <>
          <TextField
            label="Diterima oleh"
            value={values.person}
            name="person"
            error={errors.person}
            maxLength={100}
            autoComplete="off"
            readOnly={busy}
            onChange={({ target }) => onChange({ person: target.value })}
          />
          <Upload
            label="Tanda terima"
            slot={slot}
            kind="DOCUMENT"
            initial={values.file}
            error={errors.file_id}
            required
            onChange={(file) => onChange({ file })}
          />
        </>
      ) : (
        <TextArea
          label={values.kind === 'CONDITION' ? 'Kondisi unit' : 'Catatan'}
          rows={3}
          value={values.note}
          name="note"
          error={errors.note}
          maxLength={1000}
          readOnly={busy}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      )}
    </Form>
  );
}
