import { styled } from '@mui/material/styles';
import type { Consequences as ConsequencesData } from '@/lib/contract/consequences';
import { colour, font, space } from '@/lib/theme/tokens';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';
import { CashOfDays } from './CashOfDays';
import { consequenceGroups, unchangedWords, type ConsequenceGroup } from './consequenceRows';

export interface ConsequencesProps {
  consequences: ConsequencesData;
}

/**
 * What a decision does to a contract's card, its penalty, the cashiers' days, the deposit and later receipts. Shows only
 * what changes, before and after; the heading above it is its place's own. Amounts in rupiah.
 */
export function Consequences({ consequences }: ConsequencesProps) {
  const groups = consequenceGroups(consequences);
  const unchanged = unchangedWords(consequences);
  if (groups.length === 0 && consequences.cash.length === 0) {
    return <Quiet>Tidak ada yang berubah pada kartu piutang, denda, dan kas.</Quiet>;
  }
  return (
    <Root>
      {groups.length > 0 && <BeforeAfter groups={groups} />}
      {consequences.cash.length > 0 && <CashOfDays days={consequences.cash} />}
      {unchanged && <Quiet>{unchanged}</Quiet>}
    </Root>
  );
}

function BeforeAfter({ groups }: { groups: readonly ConsequenceGroup[] }) {
  return (
    <Table>
      <caption>Kartu piutang sebelum dan sesudah</caption>
      <thead>
        <tr>
          <th scope="col">Kartu piutang</th>
          <th scope="col">Sebelum</th>
          <th scope="col">Sesudah</th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          {rows.map(({ key, label, before, after }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
});

const Quiet = styled('p')({ color: colour.inkMuted, fontSize: font.small });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& caption': visuallyHidden,
  '& :is(th, td)': {
    padding: `${space(1)} 0 ${space(1)} ${space(2)}`,
    borderBottom: `1px solid ${colour.line}`,
    fontWeight: font.regular,
    textAlign: 'end',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& tr > th:first-of-type': { width: '36%', paddingLeft: 0, textAlign: 'start' },
  '& thead th': { color: colour.inkMuted, fontSize: font.small, fontWeight: font.medium },
  '& th[scope="rowgroup"]': {
    paddingTop: space(3),
    fontSize: font.small,
    fontWeight: font.strong,
    color: colour.inkMuted,
  },
  '& td:nth-of-type(1)': { color: colour.inkMuted },
  '& td:nth-of-type(2)': { fontWeight: font.strong },
});
