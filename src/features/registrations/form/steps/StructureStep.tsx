import { useQuery } from '@tanstack/react-query';
import { Select } from '@/components/Select/Select';
import { FINANCING_LABELS } from '@/lib/labels/registrationLabels';
import { formCalculationsOptions, formChoicesOptions } from '../api/registrationForm.queries';
import { FinancingSummary } from '../components/FinancingSummary';
import { FormGroup } from '../components/FormGroup';
import { AmountPart, ChoicePart, DatePart, DigitsPart, TextPart, WholePart } from '../fields';
import { useChecked, useFormField, useFormState, useTyped } from '../FormState';
import { useBasisNow, useOffice } from '../FormSurroundings';
import { formatRupiah } from '@/lib/format/rupiah';
import { feeLimits, feeLimitText } from '@/lib/registration/feeLimits';

/** How the vehicle is paid: price or cash, the loan on it, and what is due each month. */
export function StructureStep() {
  const part = 'structure';
  const { today } = useFormState();
  const financing = useTyped(({ structure }) => structure.financing);
  const kind = useTyped(({ vehicle }) => vehicle.kind);
  const { price } = useBasisNow();
  const choices = useQuery(formChoicesOptions(useOffice()));
  const calculations = useQuery(formCalculationsOptions());
  const types = choices.data?.contract_types.filter((type) => kind === null || type.vehicle_kind === kind);
  const rules = calculations.data?.rows.filter((rule) => kind === null || rule.vehicle_kind === kind);
  return (
    <>
      <FormGroup title="Pembiayaan">
        <ChoicePart part={part} field="financing" words={FINANCING_LABELS} />
        <RecordChoice field="contract_type_id" rows={types} failed={choices.isError} />
        <RecordChoice field="calculation_id" rows={rules} failed={calculations.isError} />
        <RecordChoice field="finance_id" rows={choices.data?.finances} failed={choices.isError} />
        {financing === 'CASH' ? (
          <AmountPart
            part={part}
            field="disbursement"
            hint={price ? `Paling besar ${formatRupiah(price.max_disbursement)}.` : undefined}
          />
        ) : (
          <>
            <AmountPart
              part={part}
              field="otr"
              hint={price ? `Paling tinggi ${formatRupiah(price.otr)}.` : 'Pilih kendaraan dulu.'}
            />
            <AmountPart
              part={part}
              field="down_payment"
              hint={price ? `Paling sedikit ${formatRupiah(price.min_down_payment)}.` : undefined}
            />
          </>
        )}
        <Limited field="insurance" />
        <Limited field="fees" />
        <Tenor />
        <StartDate today={today} />
        <WholePart
          part={part}
          field="due_day"
          min={1}
          max={28}
          hint="1 sampai 28; kosong: sama dengan tanggal kontrak."
        />
      </FormGroup>
      <Result />
      <FormGroup title="Rekening tujuan">
        <TextPart part={part} field="bank" longest={40} />
        <DigitsPart part={part} field="account" longest={30} />
        <TextPart part={part} field="account_holder" longest={80} />
      </FormGroup>
    </>
  );
}

function Tenor() {
  const { calculation } = useBasisNow();
  const hint = calculation ? `${calculation.min_tenor} sampai ${calculation.max_tenor} bulan.` : undefined;
  return <WholePart part="structure" field="tenor" min={1} max={600} hint={hint} />;
}

/** What the loan pays beside the vehicle, with the most that it may be. */
function Limited({ field }: { field: 'insurance' | 'fees' }) {
  const basis = useBasisNow();
  const financing = useTyped(({ structure }) => structure.financing);
  const otr = useTyped(({ structure }) => structure.otr);
  const limits = feeLimits({ financing, otr }, basis);
  return (
    <AmountPart part="structure" field={field} hint={limits ? feeLimitText(limits[field]) : undefined} />
  );
}

/** When the contract begins; with the first instalment in advance also the only day on which it is paid out. */
function StartDate({ today }: { today: string }) {
  const { calculation } = useBasisNow();
  const hint = calculation?.in_advance
    ? 'Angsuran pertama di muka: dicairkan hanya pada tanggal ini.'
    : undefined;
  return <DatePart part="structure" field="date_contract" min={today} hint={hint} />;
}

/** What it comes to, drawn again only when that changes. */
function Result() {
  const financing = useChecked((checks) => checks.financing);
  const dueDay = useTyped(({ structure }) => structure.due_day);
  return <FinancingSummary financing={financing} dueDay={dueDay} />;
}

interface RecordChoiceProps {
  field: 'contract_type_id' | 'finance_id' | 'calculation_id';
  /** Undefined: they are not here yet. */
  rows: readonly { id: number; name: string }[] | undefined;
  failed: boolean;
}

/** One of the master's records; the one that was chosen before stays, though it is not offered any more. */
function RecordChoice({ field, rows, failed }: RecordChoiceProps) {
  const { value, set, warning, ...control } = useFormField('structure', field);
  const isListed = rows?.some(({ id }) => id === value) ?? false;
  const options = [
    { value: '', label: rows || failed ? 'Pilih' : 'Memuat …' },
    ...(rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ...(value !== null && !isListed
      ? [{ value: String(value), label: rows ? 'Tidak ditawarkan lagi' : `…` }]
      : []),
  ];
  return (
    <Select
      {...control}
      hint={warning ?? (failed && !rows ? 'Daftar tidak termuat. Periksa sambungan.' : undefined)}
      value={value === null ? '' : String(value)}
      options={options}
      onChange={(next) => set(next === '' ? null : Number(next))}
    />
  );
}
