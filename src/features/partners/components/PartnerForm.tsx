import { Form } from '@/components/Form/Form';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import type { Region } from '@/lib/contract/regions';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PartnerDraft } from '../domain/partnerForm';
import styles from './PartnerForm.module.css';

export interface PartnerFormProps extends EditorFormProps<PartnerDraft> {
  /** Provinces to choose from; empty while they are not known. */
  provinces: readonly Region[];
  /** Code of the chosen province; '': none. */
  province: string;
  /** Kota of that province. */
  areas: readonly Region[];
  /** Another province was chosen. */
  onProvince: (code: string) => void;
}

const choices = (none: string, regions: readonly Region[]) => [
  { value: '', label: none },
  ...regions.map(({ code, name }) => ({ value: code, label: name })),
];

/** Who an agent or external marketer is. Scheme and account are asked for apart, because a second person decides. */
export function PartnerForm(props: PartnerFormProps) {
  const { formId, values, errors, provinces, province, areas, notice, busy = false } = props;
  const { onProvince, onChange, onSubmit } = props;
  const text = (field: 'name' | 'nik' | 'npwp') => ({
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
      <div data-wide>
        <TextField label="Nama" hint="Seperti di KTP." maxLength={80} {...text('name')} />
      </div>
      <TextField label="NIK" hint="16 angka." inputMode="numeric" maxLength={20} {...text('nik')} />
      <TextField
        label="NPWP"
        hint="15 atau 16 angka; kosong bila tidak ada."
        inputMode="numeric"
        maxLength={24}
        {...text('npwp')}
      />
      <PhoneField
        label="Telepon"
        hint="Misalnya 0812 5550 3401."
        value={values.phone}
        name="phone"
        error={errors.phone}
        readOnly={busy}
        onChange={(phone) => onChange({ phone })}
      />
      <span data-gap />
      <Select
        label="Provinsi"
        options={choices('Tidak disebut', provinces)}
        value={province}
        disabled={busy}
        onChange={onProvince}
      />
      <Select
        label="Kota"
        options={choices(province === '' ? 'Pilih provinsi dahulu' : 'Tidak disebut', areas)}
        value={values.area}
        name="area_code"
        error={errors.area_code}
        disabled={busy || province === ''}
        onChange={(area) => onChange({ area })}
      />
    </Form>
  );
}
