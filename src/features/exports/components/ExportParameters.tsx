import { DateField } from '@/components/DateField/DateField';
import { OfficeSelect } from '@/components/OfficeSelect/OfficeSelect';
import { Select } from '@/components/Select/Select';
import type { Period } from '@/lib/labels/period';
import styles from './ExportParameters.module.css';

export interface ExportParametersProps {
  /** From which day to which, both included. */
  period: Period;
  /** Why nothing can be exported of it. */
  problem: string | null;
  /** Those that the person sees; one alone is not asked for. */
  offices: readonly { id: number; name: string }[];
  /** Id of the chosen one. */
  office: number | 'all';
  /** How it is narrowed besides. */
  narrowing: { label: string; value: string; options: readonly { value: string; label: string }[] };
  /** Another day was chosen. */
  onPeriod: (part: Partial<Period>) => void;
  /** Another office was chosen. */
  onOffice: (office: number | 'all') => void;
  /** It was narrowed otherwise. */
  onNarrow: (value: string) => void;
}

/** What an export is of: days, office, and one thing more. */
export function ExportParameters({
  period,
  problem,
  offices,
  office,
  narrowing,
  onPeriod,
  onOffice,
  onNarrow,
}: ExportParametersProps) {
  return (
    <div className={styles.root} role="group" aria-label="Isi export">
      <DateField label="Dari" value={period.from} onChange={(from) => from !== '' && onPeriod({ from })} />
      <DateField
        label="Sampai"
        value={period.to}
        error={problem ?? undefined}
        onChange={(to) => to !== '' && onPeriod({ to })}
      />
      <OfficeSelect offices={offices} value={office} onChange={onOffice} />
      <Select
        label={narrowing.label}
        value={narrowing.value}
        options={[...narrowing.options]}
        onChange={onNarrow}
      />
    </div>
  );
}
