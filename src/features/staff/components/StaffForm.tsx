import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { TextField } from '@/components/TextField/TextField';
import type { StaffChoices } from '@/lib/contract/staff';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { StaffDraft } from '../domain/staffForm';
import { PlaceFields } from './PlaceFields';
import styles from './StaffForm.module.css';

export interface StaffFormProps extends EditorFormProps<StaffDraft> {
  /** As the person is now; null: somebody new. */
  before: StaffDraft | null;
  /** Titles and offices to choose from. */
  choices: StaffChoices;
  /** One's own record: title and offices stay as they are. */
  own?: boolean;
}

/** Who somebody is, as what and where they work. The user name is given once. */
export function StaffForm(props: StaffFormProps) {
  const {
    formId,
    values,
    before,
    errors,
    choices,
    own = false,
    notice,
    busy = false,
    onChange,
    onSubmit,
  } = props;
  const text = (field: 'username' | 'name' | 'email') => ({
    value: values[field],
    name: field,
    error: errors[field],
    readOnly: busy,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice && <div data-wide>{notice}</div>}
      <TextField label="Nama" maxLength={80} {...text('name')} />
      {before ? (
        <TextField label="Nama pengguna" hint="Tetap selamanya." value={values.username} readOnly />
      ) : (
        <TextField
          label="Nama pengguna"
          hint="Huruf kecil, misalnya kasir.bdg. Tidak dapat diganti."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...text('username')}
        />
      )}
      <div data-wide>
        <TextField
          label="E-mail"
          hint="Kode masuk dan tautan kata sandi dikirim ke sini. Boleh kosong."
          autoCapitalize="none"
          maxLength={120}
          {...text('email')}
        />
      </div>
      <PlaceFields
        draft={values}
        before={before}
        errors={errors}
        choices={choices}
        disabled={busy || own}
        onChange={onChange}
      />
      {own && (
        <div data-wide>
          <InlineAlert tone="info">Jabatan dan kantor sendiri diatur oleh orang lain.</InlineAlert>
        </div>
      )}
    </Form>
  );
}
