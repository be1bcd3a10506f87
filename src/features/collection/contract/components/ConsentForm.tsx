import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { CONSENT_KINDS } from '@/lib/contract/consents';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { CONSENT_LABELS, type ConsentDraft } from '../domain/consentDraft';

export interface ConsentFormProps extends EditorFormProps<ConsentDraft> {
  /** A field for the signed paper. */
  Upload: PaperUpload;
  /** Tells this paper from others. */
  slot: string;
}

/** What a borrower allows beyond the rule of place and hours, with the paper that they signed. */
export function ConsentForm(props: ConsentFormProps) {
  const { formId, values, errors, notice, busy = false, Upload, slot, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Persetujuan nasabah" busy={busy} onSubmit={onSubmit}>
      {notice}
      <Select
        label="Yang disetujui"
        value={values.kind}
        disabled={busy}
        options={CONSENT_KINDS.map((value) => ({ value, label: CONSENT_LABELS[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <TextArea
        label="Isi persetujuan"
        value={values.words}
        name="words"
        error={errors.words}
        hint="Dengan kata-kata nasabah: jam berapa, atau di mana."
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <DateField
        label="Diberikan pada"
        value={values.given_on}
        name="given_on"
        error={errors.given_on}
        readOnly={busy}
        onChange={(given_on) => onChange({ given_on })}
      />
      <DateField
        label="Berlaku sampai"
        value={values.until}
        name="until"
        error={errors.until}
        readOnly={busy}
        onChange={(until) => onChange({ until })}
      />
      <Upload
        label="Surat persetujuan"
        slot={slot}
        kind="DOCUMENT"
        initial={values.file}
        error={errors.file_id}
        onChange={(file) => onChange({ file })}
      />
    </Form>
  );
}
