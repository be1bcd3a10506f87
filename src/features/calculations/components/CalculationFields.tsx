import type { ReactNode } from 'react';
import { DateField } from '@/components/DateField/DateField';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import type { Calculation } from '@/lib/contract/calculations';
import type { FieldErrors } from '@/lib/contract/envelope';
import {
  ALLOCATION_LABELS,
  CALCULATION_FIELDS,
  IN_ADVANCE_LABELS,
  METHOD_LABELS,
  PENALTY_KIND_LABELS,
  VEHICLE_KIND_LABELS,
} from '@/lib/labels/calculationLabels';
import type { CalculationValues } from '../domain/calculationForm';
import styles from './CalculationFields.module.css';

export interface CalculationFieldsProps {
  /** What the fields hold. */
  values: CalculationValues;
  /** Beside its field. */
  errors: FieldErrors;
  /** The code is chosen once, with the first version. */
  codeFixed: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<CalculationValues>) => void;
}

/** Every field of a Perhitungan, with its unit and what it does. */
export function CalculationFields({ values, errors, codeFixed, onChange }: CalculationFieldsProps) {
  const text = (key: TextKey, hint: string, unit?: string) => (
    <TextField
      label={CALCULATION_FIELDS[key]}
      value={values[key]}
      name={key}
      error={errors[key]}
      hint={hint}
      autoComplete="off"
      inputMode={unit === undefined ? undefined : unit === '%' ? 'decimal' : 'numeric'}
      suffix={unit && <span data-part="prefix">{unit}</span>}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <div className={styles.root}>
      <Group title="Perhitungan">
        <TextField
          label="Kode"
          value={values.code}
          readOnly={codeFixed}
          name={codeFixed ? undefined : 'code'}
          error={errors.code}
          hint={codeFixed ? 'Sama untuk semua versi.' : 'Tidak dapat diganti nanti.'}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => onChange({ code: event.target.value.toUpperCase() })}
        />
        {text('name', 'Seperti tampil saat kontrak dibuat.')}
        <Choice
          name="vehicle_kind"
          labels={VEHICLE_KIND_LABELS}
          values={values}
          onChange={onChange}
          hint="Hanya untuk kontrak kendaraan ini."
        />
        <DateField
          label={CALCULATION_FIELDS.valid_from}
          value={values.valid_from}
          name="valid_from"
          error={errors.valid_from}
          hint="Versi sebelumnya berakhir sehari sebelumnya."
          onChange={(valid_from) => onChange({ valid_from })}
        />
      </Group>
      <Group title="Angsuran">
        <Choice
          name="method"
          labels={METHOD_LABELS}
          values={values}
          onChange={onChange}
          hint="Flat: dari pokok awal. Efektif: dari sisa pokok. Anuitas: angsuran sama."
        />
        {text('rate_bp', 'Bunga setahun, sebelum dibagi 12.', '%')}
        <MoneyField
          label={CALCULATION_FIELDS.round_to}
          value={values.round_to}
          name="round_to"
          error={errors.round_to}
          hint="Angsuran dibulatkan ke atas ke kelipatan ini."
          onChange={(round_to) => onChange({ round_to })}
        />
        <Select
          label={CALCULATION_FIELDS.in_advance}
          options={Object.entries<string>(IN_ADVANCE_LABELS).map(([value, label]) => ({ value, label }))}
          value={String(values.in_advance)}
          hint="Di muka: dibayar pada tanggal kontrak, tanpa bunga pada efektif dan anuitas."
          onChange={(value) => onChange({ in_advance: value === 'true' })}
        />
        {text('min_tenor', 'Jumlah angsuran paling sedikit.', 'bulan')}
        {text('max_tenor', 'Jumlah angsuran paling banyak.', 'bulan')}
        {text(
          'max_insurance_bp',
          'Asuransi pada form registrasi, dari harga OTR. Menaikkan perlu orang kedua.',
          '%',
        )}
        {text('max_fees_bp', 'Biaya pada form registrasi, dari harga OTR. Menaikkan perlu orang kedua.', '%')}
      </Group>
      <Group title="Denda dan pelunasan">
        {text('penalty_grace_days', 'Hari pertama setelah jatuh tempo yang bebas denda.', 'hari')}
        <Choice
          name="penalty_kind"
          labels={PENALTY_KIND_LABELS}
          values={values}
          onChange={onChange}
          hint="Persen turun bila angsuran dibayar sebagian; jumlah tetap tidak."
        />
        {values.penalty_kind === 'FIXED' ? (
          <MoneyField
            label={CALCULATION_FIELDS.penalty_per_day}
            value={values.penalty_per_day}
            name="penalty_per_day"
            error={errors.penalty_per_day}
            hint="Tiap hari, selama angsuran belum lunas."
            onChange={(penalty_per_day) => onChange({ penalty_per_day })}
          />
        ) : (
          text('penalty_rate_bp', 'Dari angsuran yang belum dibayar, tiap hari.', '%')
        )}
        {text('penalty_cap_bp', 'Denda paling tinggi, dari angsuran.', '%')}
        <Choice
          name="allocation_order"
          labels={ALLOCATION_LABELS}
          values={values}
          onChange={onChange}
          hint="Yang dilunasi lebih dahulu dari satu pembayaran."
        />
        {text('settlement_fee_bp', 'Dari pokok yang belum jatuh tempo.', '%')}
        {text('quote_days', 'Lamanya angka pelunasan berlaku.', 'hari')}
      </Group>
    </div>
  );
}

type TextKey = {
  [K in keyof CalculationValues & keyof typeof CALCULATION_FIELDS]: CalculationValues[K] extends string
    ? string extends CalculationValues[K]
      ? K
      : never
    : never;
}[keyof CalculationValues & keyof typeof CALCULATION_FIELDS];

type ChoiceKey = 'vehicle_kind' | 'method' | 'penalty_kind' | 'allocation_order';

interface ChoiceProps<K extends ChoiceKey> {
  name: K;
  labels: Record<Calculation[K], string>;
  values: CalculationValues;
  hint: string;
  onChange: CalculationFieldsProps['onChange'];
}

function Choice<K extends ChoiceKey>({ name, labels, values, hint, onChange }: ChoiceProps<K>) {
  return (
    <Select
      label={CALCULATION_FIELDS[name]}
      options={Object.entries<string>(labels).map(([value, label]) => ({ value, label }))}
      value={values[name]}
      hint={hint}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
