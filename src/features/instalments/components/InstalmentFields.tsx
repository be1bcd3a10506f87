import { DateField } from '@/components/DateField/DateField';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import type { Calculation } from '@/lib/contract/calculations';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { IN_ADVANCE_LABELS, METHOD_LABELS } from '@/lib/labels/calculationLabels';
import type { InstalmentErrors } from '../domain/instalmentPlan';
import type { InstalmentState } from '../domain/instalmentState';
import { usualTenors } from '../domain/readTenors';
import styles from './InstalmentFields.module.css';

const SOURCES = [
  { value: 'principal', label: 'Pokok langsung' },
  { value: 'otr', label: 'OTR dikurangi uang muka' },
];

const DUE_DAYS = [
  { value: '', label: 'Sama dengan tanggal kontrak' },
  ...Array.from({ length: 28 }, (_, index) => ({
    value: String(index + 1),
    label: `Setiap tanggal ${index + 1}`,
  })),
];

export interface InstalmentFieldsProps {
  /** What is simulated, as the address keeps it. */
  state: InstalmentState;
  /** Those in force. */
  calculations: readonly Calculation[];
  /** The one that is chosen. */
  rules: Calculation;
  /** Contract date that counts, `YYYY-MM-DD`. */
  date: string;
  /** Rupiah; null while it is not known. */
  principal: number | null;
  /** What is wrong, by field. */
  errors: InstalmentErrors;
  /** What was chosen or typed. */
  onChange: (change: Partial<InstalmentState>) => void;
}

/** What the table is calculated from. */
export function InstalmentFields({
  state,
  calculations,
  rules,
  date,
  principal,
  errors,
  onChange,
}: InstalmentFieldsProps) {
  return (
    <div className={styles.root} role="group" aria-label="Dasar perhitungan">
      <Select
        label="Perhitungan"
        options={calculations.map(({ code, name }) => ({ value: code, label: name }))}
        value={rules.code}
        hint={`${METHOD_LABELS[rules.method]} ${formatPercent(rules.rate_bp)} per tahun, dibulatkan ke atas per ${formatRupiah(rules.round_to)}.`}
        onChange={(calculation) => onChange({ calculation })}
      />
      <Select
        label="Dasar pokok"
        options={SOURCES}
        value={state.from}
        onChange={(from) => onChange({ from: from === 'otr' ? 'otr' : 'principal' })}
      />
      {state.from === 'principal' ? (
        <MoneyField
          label="Pokok"
          value={state.principal}
          error={errors.principal}
          onChange={(amount) => onChange({ principal: amount })}
        />
      ) : (
        <>
          <MoneyField
            label="Harga OTR"
            value={state.otr}
            error={errors.otr}
            onChange={(otr) => onChange({ otr })}
          />
          <MoneyField
            label="Uang muka"
            value={state.downPayment}
            error={errors.downPayment}
            hint={principal === null ? undefined : `Pokok ${formatRupiah(principal)}`}
            onChange={(downPayment) => onChange({ downPayment })}
          />
        </>
      )}
      <TextField
        label="Tenor, bulan"
        value={state.tenors}
        placeholder={usualTenors(rules).join(', ')}
        maxLength={60}
        autoComplete="off"
        error={errors.tenors}
        hint={`Antara ${rules.min_tenor} dan ${rules.max_tenor}; pisahkan dengan koma.`}
        onChange={(event) => onChange({ tenors: event.target.value })}
      />
      <DateField
        label="Tanggal kontrak"
        value={date}
        error={errors.date}
        onChange={(next) => onChange({ date: next })}
      />
      <Select
        label="Angsuran pertama"
        options={Object.entries<string>(IN_ADVANCE_LABELS).map(([value, label]) => ({ value, label }))}
        value={String(state.inAdvance ?? rules.in_advance)}
        hint="Di muka: jatuh tempo pada tanggal kontrak."
        onChange={(value) =>
          onChange({ inAdvance: (value === 'true') === rules.in_advance ? null : value === 'true' })
        }
      />
      <Select
        label="Tanggal jatuh tempo"
        options={DUE_DAYS}
        value={state.dueDay === null ? '' : String(state.dueDay)}
        hint="Yang pertama paling cepat 15 hari setelah kontrak."
        onChange={(value) => onChange({ dueDay: value === '' ? null : Number(value) })}
      />
    </div>
  );
}
