import { useEffect, useId, useRef } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { ScheduleTable } from '@/components/ScheduleTable/ScheduleTable';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { RestructureBasis } from '@/lib/contract/restructures';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { METHOD_LABELS } from '@/lib/labels/calculationLabels';
import { KIND_ACTIONS } from '../domain/kindActions';
import type { RestructureDraft, RestructureReading } from '../domain/restructureDraft';
import { shownOf } from '../domain/restructureFigures';
import { ChoiceList } from './ChoiceList';
import { RestructureFigures } from './RestructureFigures';
import styles from './RestructureForm.module.css';

export interface RestructureFormProps {
  /** Whose contract it is. */
  customer: string;
  /** What goes over, and what it may be made by. */
  basis: RestructureBasis;
  /** What was typed so far. */
  draft: RestructureDraft;
  /** What that comes to. */
  reading: RestructureReading;
  /** By field; shown beside it. */
  errors: Readonly<Record<string, string>>;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: ReadonlyMap<string, string> | undefined;
  /** Why it was not sent; what was typed is kept. */
  problem?: string | undefined;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<RestructureDraft>) => void;
}

const SAME_DAY = { value: '', label: 'Sama dengan tanggal hitungan' };
const DUE_DAYS = [
  SAME_DAY,
  ...Array.from({ length: 28 }, (_, index) => ({
    value: String(index + 1),
    label: `Setiap tanggal ${index + 1}`,
  })),
];

/** By what what remains of a contract is paid from now on, and what that comes to, as it is typed. */
export function RestructureForm(props: RestructureFormProps) {
  const { customer, basis, draft, reading, errors, holidays, problem, busy = false, onChange } = props;
  const { plan } = reading;
  const scheduleId = useId();
  const trouble = useRef<HTMLDivElement>(null);
  // Above it stands a form and below it a schedule that are longer than the dialog.
  useEffect(() => {
    if (problem !== undefined) trouble.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div className={styles.root}>
      <p>
        {customer}, kontrak {basis.contract_code}. {KIND_ACTIONS.RESTRUCTURE.effect} Dihitung per{' '}
        {formatDate(basis.as_of)} dan dapat disetujui sampai {formatDate(basis.valid_until)}, selama tidak ada
        pembayaran atau potongan baru.
      </p>
      <Terms {...props} />
      <ChoiceList
        label={`Denda ${formatRupiah(basis.carried.penalty)}`}
        value={draft.penalty}
        disabled={busy || basis.carried.penalty === 0}
        onChange={(penalty) => onChange({ penalty: penalty === 'FORGIVEN' ? 'FORGIVEN' : 'CARRIED' })}
        choices={[
          { value: 'CARRIED', title: 'Ikut dijadwalkan', detail: 'Menjadi bagian dari pokok baru.' },
          { value: 'FORGIVEN', title: 'Dibebaskan', detail: 'Menjadi potongan denda pada kartu yang lama.' },
        ]}
      />
      <RestructureFigures shown={shownOf(basis, plan)} />
      <TextArea
        label="Alasan"
        rows={2}
        maxLength={500}
        value={draft.reason}
        readOnly={busy}
        name="reason"
        error={errors.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
      {problem !== undefined && (
        <div ref={trouble}>
          <InlineAlert tone="danger" title="Permintaan belum terkirim">
            {problem} Yang Anda ketik tetap ada.
          </InlineAlert>
        </div>
      )}
      {plan && (
        <section aria-labelledby={scheduleId}>
          <h3 id={scheduleId}>Jadwal baru</h3>
          <ScheduleTable
            lines={plan.schedule}
            holidays={holidays}
            interest={plan.interest}
            total={plan.total}
          />
        </section>
      )}
    </div>
  );
}

function Terms({ basis, draft, reading, errors, busy = false, onChange }: RestructureFormProps) {
  const { rules, dueDay, plan } = reading;
  return (
    <div data-part="terms">
      <Select
        label="Perhitungan"
        value={rules ? String(rules.id) : ''}
        disabled={busy}
        name="calculation"
        error={errors.calculation}
        hint={rules ? `${METHOD_LABELS[rules.method]} ${formatPercent(rules.rate_bp)} per tahun.` : undefined}
        options={[
          ...(rules ? [] : [{ value: '', label: 'Pilih' }]),
          ...basis.calculations.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => onChange({ calculationId: value === '' ? null : Number(value) })}
      />
      <TextField
        label="Tenor, bulan"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={draft.tenor}
        readOnly={busy}
        name="tenor"
        error={errors.tenor}
        hint={rules ? `${rules.min_tenor} sampai ${rules.max_tenor}.` : undefined}
        onChange={(event) => onChange({ tenor: event.target.value })}
      />
      <Select
        label="Tanggal jatuh tempo"
        value={dueDay === null ? '' : String(dueDay)}
        disabled={busy}
        name="dueDay"
        error={errors.dueDay}
        hint={plan ? `Angsuran pertama ${formatDate(plan.firstDue)}.` : undefined}
        options={DUE_DAYS}
        onChange={(value) => onChange({ dueDay: value === '' ? null : Number(value) })}
      />
    </div>
  );
}
