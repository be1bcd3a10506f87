import { Paper } from '@/components/Paper/Paper';
import { PaperDueDate } from '@/components/Paper/PaperDueDate';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { Calculation } from '@/lib/contract/calculations';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatPercent } from '@/lib/format/percent';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { METHOD_LABELS } from '@/lib/labels/calculationLabels';
import { penaltyRuleText } from '@/lib/labels/penaltyRule';
import type { PaperSize } from '@/lib/paper/papers';
import type { Holidays } from '@/lib/query/useHolidays';
import type { InstalmentPlan, TenorPlan } from '../domain/instalmentPlan';
import { SIMULATION } from '../domain/instalmentText';

export interface SchedulePrintProps {
  /** The Perhitungan that it was calculated under. */
  rules: Calculation;
  /** Every tenor that was asked for. */
  plan: InstalmentPlan;
  /** The tenor whose schedule is printed. */
  chosen: TenorPlan;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** Who calculated it. */
  by: string;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A simulated schedule on paper: the tenors side by side, every instalment of one, and places to sign. */
export function SchedulePrint(props: SchedulePrintProps) {
  const { rules, plan, chosen, holidays, office, by, size } = props;
  return (
    <Paper size={size} office={office} title="Tabel angsuran" number={`Tenor ${chosen.tenor} bulan`}>
      <PaperFacts
        facts={[
          { label: 'Pokok', value: formatRupiah(plan.principal) },
          { label: 'Perhitungan', value: rules.name },
          { label: 'Tanggal', value: <Whole>{formatDate(plan.date)}</Whole> },
          {
            label: 'Bunga',
            value: `${METHOD_LABELS[rules.method]} ${formatPercent(rules.rate_bp)} per tahun`,
          },
          { label: 'Pertama', value: plan.inAdvance ? 'dibayar di muka' : '' },
          { label: 'Total bayar', value: formatRupiah(chosen.total) },
        ]}
      />
      {plan.tenors.length > 1 && <Tenors plan={plan} size={size} />}
      <PaperTable
        size={size}
        caption="Jadwal angsuran"
        columns={[
          { head: 'Ke', cell: (line) => line.number },
          {
            head: 'Jatuh tempo',
            cell: (line) => <PaperDueDate date={line.date_maturity} holidays={holidays} />,
            total: 'Jumlah',
          },
          {
            head: 'Angsuran',
            figure: true,
            cell: (line) => formatNumber(line.instalment),
            total: formatNumber(chosen.total),
          },
          {
            head: 'Pokok',
            figure: true,
            below: 'named',
            cell: (line) => formatNumber(line.principal),
            total: formatNumber(plan.principal),
          },
          {
            head: 'Bunga',
            figure: true,
            below: 'named',
            cell: (line) => formatNumber(line.interest),
            total: formatNumber(chosen.interest),
          },
          {
            head: 'Sisa pokok',
            figure: true,
            below: 'named',
            cell: (line) => formatNumber(line.remaining),
          },
        ]}
        rows={chosen.schedule}
        keyOf={(line) => line.number}
      />
      <p>
        {penaltyRuleText(rules)} {SIMULATION}
      </p>
      <SignaturePlaces places={[{ role: 'Nasabah' }, { role: 'Petugas', name: by }]} />
    </Paper>
  );
}

function Tenors({ plan, size }: Pick<SchedulePrintProps, 'plan' | 'size'>) {
  return (
    <PaperTable
      size={size}
      caption="Angsuran per tenor"
      columns={[
        { head: 'Tenor', cell: ({ tenor }) => `${tenor} bulan` },
        { head: 'Angsuran', figure: true, cell: instalmentsOf },
        {
          head: 'Total bunga',
          figure: true,
          below: 'named',
          cell: ({ interest }) => formatNumber(interest),
        },
        {
          head: 'Total bayar',
          figure: true,
          below: 'named',
          cell: ({ total }) => formatNumber(total),
        },
      ]}
      rows={plan.tenors}
      keyOf={({ tenor }) => tenor}
    />
  );
}

/** The instalment, or the first and the last where they differ. */
const instalmentsOf = ({ first, last }: TenorPlan) =>
  first === last ? formatNumber(first) : `${formatNumber(first)} – ${formatNumber(last)}`;
