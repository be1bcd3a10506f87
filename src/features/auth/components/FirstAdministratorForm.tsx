import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import type { FirstOffice } from '@/lib/contract/setup';
import { PASSWORD_MIN } from '@/lib/contract/passwordRule';
import { MASTER_FIELDS, ZONE_LABELS } from '@/lib/labels/masterLabels';
import type { FirstDraft } from '../domain/firstAdministrator';
import type { EntryFormProps } from './NewPasswordForm';
import styles from './NewPasswordForm.module.css';

const ZONES = (Object.keys(ZONE_LABELS) as FirstOffice['zone'][]).map((value) => ({
  value,
  label: ZONE_LABELS[value],
}));

export interface FirstAdministratorFormProps extends EntryFormProps<FirstDraft> {
  /** Whether the company has no office yet. */
  asksOffice: boolean;
}

/** A company that has nobody: its name, its first office, and the person who will administer it. */
export function FirstAdministratorForm(props: FirstAdministratorFormProps) {
  const { values, asksOffice, errors, problem, busy = false, onChange, onSubmit } = props;
  const field = (name: Exclude<keyof FirstDraft, 'zone'>) => ({
    name,
    value: values[name],
    error: errors[name],
    maxLength: 120,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const password = { type: 'password', autoComplete: 'new-password', maxLength: 400 };
  return (
    <Form className={styles.root} busy={busy} onSubmit={onSubmit}>
      {problem && (
        <InlineAlert tone={problem.tone} title={problem.title}>
          {problem.text}
        </InlineAlert>
      )}
      <TextField {...field('company')} label="Nama perusahaan" autoComplete="organization" autoFocus />
      {asksOffice && (
        <>
          <TextField
            {...field('office_code')}
            label="Kode kantor pertama"
            hint="Mengawali nomor kontrak dan nomor nota, misalnya SBY. Tidak dapat diganti setelah dipakai."
            autoCapitalize="characters"
          />
          <TextField {...field('office_name')} label="Nama kantor pertama" />
          <Select
            label={MASTER_FIELDS.zone}
            hint="Menentukan tanggal hari ini di kantor itu."
            options={ZONES}
            value={values.zone}
            error={errors.zone}
            onChange={(zone) => onChange({ zone })}
          />
        </>
      )}
      <TextField {...field('name')} label="Nama Anda" autoComplete="name" />
      <TextField
        {...field('username')}
        label="Nama pengguna"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" />
      <TextField
        {...field('new_password')}
        {...password}
        label="Kata sandi baru"
        hint={`Paling sedikit ${PASSWORD_MIN} karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak.`}
      />
      <TextField {...field('repeat')} {...password} label="Ulangi kata sandi baru" />
      <Button type="submit" kind="primary" wide busy={busy} busyLabel="Menyimpan…">
        Simpan dan mulai
      </Button>
    </Form>
  );
}
