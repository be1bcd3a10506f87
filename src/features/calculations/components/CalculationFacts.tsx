import { styled } from '@mui/material/styles';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import type { CalculationMaster, CalculationWrite } from '@/lib/contract/calculations';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { colour, media, space } from '@/lib/theme/tokens';
import { CALCULATION_FIELDS } from '@/lib/words/calculationWords';
import { inWords } from '../domain/fieldChanges';
import { ExamplePanel } from './ExamplePanel';

export interface CalculationFactsProps {
  row: CalculationMaster;
}

/** A version to read, with what it means in money. */
export function CalculationFacts({ row }: CalculationFactsProps) {
  const unused = row.penalty_kind === 'FIXED' ? 'penalty_rate_bp' : 'penalty_per_day';
  const fields = (Object.keys(CALCULATION_FIELDS) as (keyof CalculationWrite)[]).filter(
    (field) => field !== unused,
  );
  return (
    <Root>
      <dl>
        {fields.map((field) => (
          <Fact key={field} name={CALCULATION_FIELDS[field]} value={inWords(row, field)} />
        ))}
        <Fact name="Berlaku sampai" value={formatDate(row.valid_to) || 'Tidak dibatasi'} />
        <Fact name="Dipakai" value={`${formatNumber(row.used_by)} kontrak`} />
      </dl>
      <ExamplePanel rules={row} />
      <div data-part="stamps">
        <RecordStamps of={row} />
      </div>
    </Root>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: space(6),
  alignItems: 'start',
  '& > dl': { margin: 0 },
  '& > dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(4),
    padding: `${space(2)} 0`,
    borderBottom: `1px solid ${colour.line}`,
  },
  '& > dl dt': { color: colour.inkMuted },
  '& > dl dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& > [data-part="stamps"]': { gridColumn: '1 / -1' },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
