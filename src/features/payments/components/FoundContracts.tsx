import { styled } from '@mui/material/styles';
import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ContractRow } from '@/lib/contract/contracts';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { contractStanding } from '@/lib/words/standing';

export interface FoundContractsProps {
  rows: readonly ContractRow[];
  /** There are more than are shown. */
  more: boolean;
  hrefOf: (code: string) => string;
}

/** The contracts that a search found; each is a link to its card. */
export function FoundContracts({ rows, more, hrefOf }: FoundContractsProps) {
  return (
    <Root>
      <ul aria-label="Kontrak yang ditemukan">
        {rows.map((row) => (
          <li key={row.code}>
            <Link href={hrefOf(row.code)}>{row.customer_name}</Link>
            <span data-part="what">
              {row.code} · {row.plate_number} · {row.vehicle}
            </span>
            <span data-part="stand">
              <Standing row={row} />
            </span>
          </li>
        ))}
      </ul>
      {more && <p>Masih ada yang lain. Tulis lebih lengkap, misalnya nomor polisi.</p>}
    </Root>
  );
}

function Standing({ row }: { row: ContractRow }) {
  if (row.status === 'ACTIVE' && row.next_due !== null) {
    return (
      <>
        Jatuh tempo <DateText value={row.next_due} />
      </>
    );
  }
  const { words, tone } = contractStanding(row.status, row.overdue);
  return <StatusChip tone={tone}>{words}</StatusChip>;
}

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
    background: colour.surface,
    overflow: 'hidden',
  },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `0 ${space(4)}`,
    alignItems: 'center',
    padding: `${space(3)} ${space(4)}`,
    '&:not(:last-child)': { borderBottom: `1px solid ${colour.line}` },
    '&:hover': { background: colour.canvas },
  },
  '& a': {
    fontWeight: font.medium,
    overflowWrap: 'anywhere',
    // The whole row is the target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& [data-part="what"]': { gridRow: 2, color: colour.inkMuted, overflowWrap: 'anywhere' },
  '& [data-part="stand"]': { gridRow: '1 / 3', gridColumn: 2, color: colour.inkMuted },
  '& p': { color: colour.inkMuted },
  [media.mobile]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [data-part="stand"]': { gridRow: 3, gridColumn: 1, marginTop: space(1) },
  },
});
