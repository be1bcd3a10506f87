import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import type { CalculationMaster, CalculationWrite } from '@/lib/contract/calculations';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { CALCULATION_FIELDS } from '@/lib/labels/calculationLabels';
import { fieldText } from '../domain/fieldChanges';
import { ExamplePanel } from './ExamplePanel';
import styles from './CalculationFacts.module.css';

export interface CalculationFactsProps {
  /** The calculation. */
  row: CalculationMaster;
}

/** A version to read, with what it means in money. */
export function CalculationFacts({ row }: CalculationFactsProps) {
  const unused = row.penalty_kind === 'FIXED' ? 'penalty_rate_bp' : 'penalty_per_day';
  const fields = (Object.keys(CALCULATION_FIELDS) as (keyof CalculationWrite)[]).filter(
    (field) => field !== unused,
  );
  return (
    <div className={styles.root}>
      <dl>
        {fields.map((field) => (
          <Fact key={field} name={CALCULATION_FIELDS[field]} value={fieldText(row, field)} />
        ))}
        <Fact name="Berlaku sampai" value={formatDate(row.valid_to) || 'Tidak dibatasi'} />
        <Fact name="Dipakai" value={`${formatNumber(row.used_by)} kontrak`} />
      </dl>
      <ExamplePanel rules={row} />
      <div data-part="stamps">
        <RecordStamps of={row} />
      </div>
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
