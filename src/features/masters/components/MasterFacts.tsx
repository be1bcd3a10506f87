import { styled } from '@mui/material/styles';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { Master } from '@/lib/contract/masters';
import { colour, font, space } from '@/lib/theme/tokens';
import { masterFacts } from '../domain/masterFacts';
import type { MasterKind } from '../domain/MasterKind';

export interface MasterFactsProps {
  kind: MasterKind;
  row: Master;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** One record to read, with what can't be done while it is used. */
export function MasterFacts({ kind, row, today }: MasterFactsProps) {
  return (
    <Root>
      <dl>
        {masterFacts(kind, row).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Status</dt>
          <dd>
            <ValidityChip row={row} today={today} />
          </dd>
        </div>
        <div>
          <dt>Dipakai</dt>
          <dd>{kind.usesOf(row)}</dd>
        </div>
      </dl>
      <p>
        {row.used_by > 0
          ? 'Kode tidak dapat diganti dan data ini tidak dapat dihapus, karena sudah dipakai.'
          : 'Belum dipakai: kode masih dapat diganti, dan data ini dapat dihapus.'}
      </p>
      <RecordStamps of={row} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(4),
    padding: `${space(2)} 0`,
    borderBottom: `1px solid ${colour.line}`,
  },
  '& dt': { flex: 'none', color: colour.inkMuted },
  '& dd': {
    textAlign: 'end',
    fontWeight: font.regular,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& p': { color: colour.inkMuted, fontSize: font.small },
});
