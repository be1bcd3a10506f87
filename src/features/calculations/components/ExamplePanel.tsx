import { styled } from '@mui/material/styles';
import type { CalculationWrite } from '@/lib/contract/calculations';
import { formatRupiah } from '@/lib/format/rupiah';
import { colour, font, size, space } from '@/lib/theme/tokens';
import { exampleOf, LATE_DAYS } from '../domain/example';

export interface ExamplePanelProps {
  rules: CalculationWrite;
}

/** What the rules mean in money, reckoned as a contract would be. */
export function ExamplePanel({ rules }: ExamplePanelProps) {
  const example = exampleOf(rules);
  return (
    <Root aria-label="Contoh">
      <h3>Contoh</h3>
      {example ? (
        <>
          <p>
            Pokok {formatRupiah(example.principal)}, {example.tenor} bulan
          </p>
          <dl>
            {example.first === example.last ? (
              <Line name="Angsuran per bulan" value={example.first} main />
            ) : (
              <>
                <Line name="Angsuran pertama" value={example.first} main />
                <Line name="Angsuran terakhir" value={example.last} />
              </>
            )}
            <Line name="Total bunga" value={example.interest} />
            <Line name={`Denda bila terlambat ${LATE_DAYS} hari`} value={example.penalty} main />
            <Line name="Denda paling tinggi" value={example.highestPenalty} />
          </dl>
          <p>
            {LATE_DAYS} hari dikurangi masa tenggang {rules.penalty_grace_days} hari = {example.penaltyDays}{' '}
            hari denda atas angsuran pertama.
          </p>
        </>
      ) : (
        <p>Muncul setelah isian lengkap dan benar.</p>
      )}
    </Root>
  );
}

function Line({ name, value, main }: { name: string; value: number; main?: boolean }) {
  return (
    <div data-main={main || undefined}>
      <dt>{name}</dt>
      <dd>{formatRupiah(value)}</dd>
    </div>
  );
}

const Root = styled('section')({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  padding: space(4),
  borderRadius: size.corner,
  background: colour.canvas,
  '& h3': { fontSize: font.base, fontWeight: font.strong },
  '& p': { color: colour.inkMuted, fontSize: font.small, lineHeight: '16px' },
  '& dl': { display: 'grid', gap: space(2), margin: 0 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: space(3) },
  '& dt': { color: colour.inkMuted },
  '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-main] > dd': { fontWeight: font.strong },
});
