import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { SendDraft } from '../domain/moveDrafts';
import { NoteField } from './NoteField';
import { PersonField } from './PersonField';

export interface SendFormProps extends EditorFormProps<SendDraft> {
  /** Offices to which it can go. */
  offices: readonly { id: number; name: string }[];
}

/** To which office a book goes, and who carries it. */
export function SendForm(props: SendFormProps) {
  const { formId, values, errors, notice, busy = false, offices, onChange, onSubmit } = props;
  const fields = { values, errors, busy, onChange };
  return (
    <Form id={formId} aria-label="Kirim BPKB" busy={busy} onSubmit={onSubmit}>
      {notice}
      <Select
        label="Kantor tujuan"
        name="to_office_id"
        value={values.office}
        error={errors.to_office_id}
        disabled={busy}
        options={[
          { value: '', label: 'Pilih kantor' },
          ...offices.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(office) => onChange({ office })}
      />
      <PersonField label="Dibawa oleh" hint="Orangnya, atau kurir dengan nomor resinya." {...fields} />
      <NoteField {...fields} />
    </Form>
  );
}
