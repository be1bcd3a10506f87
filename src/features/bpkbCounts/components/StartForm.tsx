import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { StartDraft } from '../domain/startDraft';

export interface StartFormProps extends EditorFormProps<StartDraft> {
  /** Offices whose books the reader keeps. */
  offices: readonly { id: number; name: string }[];
  /** Safes of the chosen office; undefined: not known yet. */
  safes: readonly string[] | undefined;
}

/** What is counted: an office, or one of its safes. */
export function StartForm(props: StartFormProps) {
  const { formId, values, errors, notice, busy = false, offices, safes, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Mulai opname" busy={busy} onSubmit={onSubmit}>
      {notice}
      <Select
        label="Kantor"
        name="office_id"
        value={values.office}
        error={errors.office_id}
        disabled={busy}
        options={[
          ...(values.office === '' ? [{ value: '', label: 'Pilih kantor' }] : []),
          ...offices.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        // A safe is one of its office.
        onChange={(office) => onChange({ office, safe: '' })}
      />
      <Select
        label="Yang dihitung"
        name="safe"
        value={values.safe}
        error={errors.safe}
        disabled={busy || values.office === ''}
        options={[
          { value: '', label: 'Seluruh kantor' },
          ...(safes ?? []).map((safe) => ({ value: safe, label: safe })),
        ]}
        onChange={(safe) => onChange({ safe })}
      />
      <p>
        Isi yang tercatat dibekukan sekarang dan tidak diperlihatkan sampai opname ditutup. Ajak petugas lain
        ikut menghitung: yang menandatangani bukan yang menghitung sendirian.
      </p>
    </Form>
  );
}
