import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button } from '@/components/Button/Button';
import { DateField } from '@/components/DateField/DateField';
import { OfficeSelect } from '@/components/OfficeSelect/OfficeSelect';
import { Select } from '@/components/Select/Select';
import type { ReportSpan } from '@/lib/contract/reportTerms';
import { monthChoices, type ReportDays } from '../domain/reportSpan';
import styles from './ReportParameters.module.css';

export interface ReportParametersProps {
  /** What the report is of. */
  span: ReportSpan;
  /** The days that are looked at. */
  days: Required<ReportDays>;
  /** Why nothing can be made of them. */
  problem: string | null;
  /** The office's, `YYYY-MM-DD`. */
  today: string;
  /** Those that the person sees; one alone is not asked for. */
  offices: readonly { id: number; name: string }[];
  /** Id of the chosen one. */
  office: number | 'all';
  /** How many columns are left out. */
  hidden: number;
  /** Something differs from the start. */
  isChanged: boolean;
  /** Other days were chosen. */
  onDays: (part: ReportDays) => void;
  /** Another office was chosen. */
  onOffice: (office: number | 'all') => void;
  /** Columns are to be chosen. */
  onColumns: () => void;
  /** All as at the start. */
  onReset: () => void;
}

/** What a report is of: its days, the office, its columns. */
export function ReportParameters(props: ReportParametersProps) {
  const { offices, office, hidden, isChanged, onOffice, onColumns, onReset } = props;
  return (
    <div className={styles.root} role="group" aria-label="Isi laporan">
      <Days {...props} />
      <OfficeSelect offices={offices} value={office} onChange={onOffice} />
      <div data-part="acts">
        <Button
          kind="quiet"
          icon={<ViewColumn aria-hidden />}
          aria-haspopup="dialog"
          data-part="columns"
          onClick={onColumns}
        >
          {hidden > 0 ? `Kolom (${hidden} tersembunyi)` : 'Kolom'}
        </Button>
        {isChanged && (
          <Button kind="quiet" onClick={onReset}>
            Atur ulang
          </Button>
        )}
      </div>
    </div>
  );
}

function Days({
  span,
  days,
  problem,
  today,
  onDays,
}: Pick<ReportParametersProps, 'span' | 'days' | 'problem' | 'today' | 'onDays'>) {
  const error = problem ?? undefined;
  if (span === 'period')
    return (
      <>
        <DateField label="Dari" value={days.from} onChange={(from) => from !== '' && onDays({ from })} />
        <DateField
          label="Sampai"
          value={days.to}
          error={error}
          onChange={(to) => to !== '' && onDays({ to })}
        />
      </>
    );
  if (span === 'month')
    return (
      <Select
        label="Bulan"
        error={error}
        value={days.month}
        options={monthChoices(today, days.month)}
        onChange={(month) => onDays({ month })}
      />
    );
  return span === 'day' ? (
    <DateField
      label="Akhir hari"
      value={days.day}
      error={error}
      onChange={(day) => day !== '' && onDays({ day })}
    />
  ) : null;
}
