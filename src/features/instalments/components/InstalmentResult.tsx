import Print from '@mui/icons-material/PrintRounded';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import type { Calculation } from '@/lib/contract/calculations';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { Holidays } from '@/lib/query/useHolidays';
import { METHOD_LABELS } from '@/lib/labels/calculationLabels';
import { penaltyRuleText } from '@/lib/labels/penaltyRule';
import type { InstalmentPlan } from '../domain/instalmentPlan';
import type { InstalmentState } from '../domain/instalmentState';
import { scheduleText, SIMULATION, tenorsText } from '../domain/instalmentText';
import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { ScheduleTable } from '@/components/ScheduleTable/ScheduleTable';
import { TenorTable } from './TenorTable';
import styles from './InstalmentResult.module.css';

export interface InstalmentResultProps {
  /** What is simulated, as the address keeps it. */
  state: InstalmentState;
  /** The calculation that holds for it. */
  rules: Calculation;
  /** Has at least one tenor. */
  plan: InstalmentPlan;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
  /** The term that was chosen, months. */
  onChoose: (tenor: number) => void;
  /** Asked to be printed. */
  onPrint: () => void;
}

/** Every tenor side by side, and the whole schedule of one; both can be copied and printed. */
export function InstalmentResult({ state, rules, plan, holidays, onChoose, onPrint }: InstalmentResultProps) {
  const { chosen } = plan;
  return (
    <div className={styles.root}>
      <Part
        title="Angsuran per tenor"
        meta={`${rules.name} · ${METHOD_LABELS[rules.method]} ${formatPercent(rules.rate_bp)} per tahun · pokok ${formatRupiah(plan.principal)}${plan.inAdvance ? ' · angsuran pertama di muka' : ''}`}
        actions={<CopyForWhatsApp textOf={() => tenorsText(state, rules, plan)} />}
      >
        <TenorTable tenors={plan.tenors} chosen={chosen?.tenor} onChoose={onChoose} />
      </Part>
      {chosen && (
        <Part
          title={`Jadwal ${chosen.tenor} bulan`}
          meta={`Kontrak ${formatDate(plan.date)} · total bayar ${formatRupiah(chosen.total)}`}
          actions={
            <>
              <CopyForWhatsApp label="Salin jadwal" textOf={() => scheduleText(state, rules, plan, chosen)} />
              <Button icon={<Print aria-hidden />} onClick={onPrint}>
                Cetak
              </Button>
            </>
          }
        >
          <ScheduleTable
            lines={chosen.schedule}
            holidays={holidays}
            interest={chosen.interest}
            total={chosen.total}
          />
        </Part>
      )}
      <p>
        {penaltyRuleText(rules)} {SIMULATION}
      </p>
    </div>
  );
}

interface PartProps {
  /** What it is, in words. */
  title: string;
  meta: string;
  actions: ReactNode;
  /** What stands on it. */
  children: ReactNode;
}

function Part({ title, meta, actions, children }: PartProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <header>
        <div>
          <h2 id={headingId}>{title}</h2>
          <p>{meta}</p>
        </div>
        <div data-part="actions">{actions}</div>
      </header>
      {children}
    </section>
  );
}
