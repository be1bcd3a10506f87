import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import type { DeathDraft } from '../domain/deathDraft';

export interface DeathFormProps extends EditorFormProps<DeathDraft> {
  /** A field for the paper. */
  Upload: PaperUpload;
  /** Tells this paper from others. */
  slot: string;
}

/** That a borrower died, and the spouse or heir who is spoken to since. */
export function DeathForm(props: DeathFormProps) {
  const { formId, values, errors, notice, busy = false, Upload, slot, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Nasabah meninggal" busy={busy} onSubmit={onSubmit}>
      {notice}
      <DateField
        label="Tanggal meninggal"
        value={values.died_on}
        name="died_on"
        required
        error={errors.died_on}
        readOnly={busy}
        onChange={(died_on) => onChange({ died_on })}
      />
      <TextField
        label="Pasangan atau ahli waris"
        value={values.name}
        name="heir.name"
        required
        error={errors['heir.name']}
        hint="Sejak ini telepon, kunjungan dan surat ditujukan kepadanya."
        maxLength={100}
        autoComplete="off"
        readOnly={busy}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label="Hubungan dengan nasabah"
        value={values.relation}
        name="heir.relation"
        required
        error={errors['heir.relation']}
        maxLength={40}
        autoComplete="off"
        readOnly={busy}
        onChange={({ target }) => onChange({ relation: target.value })}
      />
      <PhoneField
        label="Nomor teleponnya"
        value={values.phone}
        name="heir.phone"
        required
        error={errors['heir.phone']}
        readOnly={busy}
        onChange={(phone) => onChange({ phone })}
      />
      <TextArea
        label="Alamatnya"
        value={values.address}
        name="heir.address"
        required
        rows={2}
        error={errors['heir.address']}
        maxLength={300}
        readOnly={busy}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <Upload
        label="Surat keterangan kematian"
        slot={slot}
        kind="DOCUMENT"
        initial={values.file}
        required
        error={errors.file_id}
        onChange={(file) => onChange({ file })}
      />
    </Form>
  );
}
