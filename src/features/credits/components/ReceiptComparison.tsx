import { styled } from '@mui/material/styles';
import type { ReceiptRow } from '../domain/receiptChanges';
import { colour, font, media, space } from '@/lib/theme/tokens';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';

export interface ReceiptComparisonProps {
  rows: readonly ReceiptRow[];
  /** Names of the two sides. Default 'Sebelum' and 'Sesudah'. */
  sides?: readonly [before: string, after: string];
}

/**
 * Two versions of a receipt side by side (SPEC 2, Approval modal). Changed fields come first and alone stand out: by
 * weight, a bar and a hidden word, not by colour alone. On phones the two values stand below their field.
 */
export function ReceiptComparison({ rows, sides = ['Sebelum', 'Sesudah'] }: ReceiptComparisonProps) {
  const changed = rows.filter((row) => row.changed);
  const unchanged = rows.filter((row) => !row.changed);
  return (
    <Table role="table">
      <caption>Perbandingan nota</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Isian
          </th>
          {sides.map((side) => (
            <th key={side} role="columnheader" scope="col">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      {changed.length > 0 && (
        <tbody role="rowgroup">
          <Rows rows={changed} sides={sides} />
        </tbody>
      )}
      {unchanged.length > 0 && (
        <tbody role="rowgroup">
          {changed.length > 0 && (
            <tr role="row" data-part="group">
              <th role="rowheader" scope="rowgroup" colSpan={3}>
                Tidak berubah
              </th>
            </tr>
          )}
          <Rows rows={unchanged} sides={sides} />
        </tbody>
      )}
    </Table>
  );
}

function Rows({ rows, sides }: Required<ReceiptComparisonProps>) {
  return rows.map(({ field, label, kind, before, after, changed }) => (
    <tr key={field} role="row" data-changed={changed || undefined} data-kind={kind}>
      <th role="rowheader" scope="row">
        {label}
        {changed && <span data-part="said"> (berubah)</span>}
      </th>
      <td role="cell" data-side={sides[0]}>
        {before || <Blank />}
      </td>
      <td role="cell" data-side={sides[1]} data-part="after">
        {after || <Blank />}
      </td>
    </tr>
  ));
}

/** Shows blank (SPEC 5), is read as empty. */
const Blank = () => <span data-part="said">kosong</span>;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& caption, & [data-part="said"]': visuallyHidden,
  '& :is(th, td)': {
    position: 'relative',
    padding: `${space(1)} ${space(3)}`,
    borderBottom: `1px solid ${colour.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: font.regular,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& thead th': { color: colour.inkMuted, fontSize: font.small, fontWeight: font.medium },
  '& tbody :is(th, td)': { color: colour.inkMuted },
  '& [data-part="group"] th': { paddingTop: space(4), fontSize: font.small, fontWeight: font.medium },
  '& tr > :first-of-type': { width: '28%' },
  '& thead tr > :nth-of-type(n + 2)': { width: '36%' },
  '& :is([data-kind="money"], [data-kind="count"], [data-kind="days"]) td': {
    fontVariantNumeric: 'tabular-nums',
  },
  '& tr[data-changed]': {
    '& :is(th, td)': { background: colour.waitingSoft, color: colour.ink },
    '& th': { fontWeight: font.medium, boxShadow: `inset 3px 0 ${colour.waiting}` },
    '& td[data-part="after"]': { fontWeight: font.strong },
  },
  [media.mobile]: {
    display: 'block',
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      borderBottom: `1px solid ${colour.line}`,
      padding: `${space(1)} 0`,
      '& :is(th, td)': { border: 0, padding: `2px ${space(3)}`, width: 'auto !important' },
      '& th': { gridColumn: '1 / -1', fontSize: font.small },
      '& td::before': {
        content: ['attr(data-side)', 'attr(data-side) / ""'],
        display: 'block',
        fontSize: font.small,
        fontWeight: font.regular,
        color: colour.inkMuted,
      },
    },
    '& tbody tr[data-changed]': {
      background: colour.waitingSoft,
      boxShadow: `inset 3px 0 ${colour.waiting}`,
      '& :is(th, td)': { background: 'none' },
      '& th': { boxShadow: 'none' },
    },
    // What did not change needs its value only once.
    '& tbody tr:not([data-changed])': {
      '& td': { textAlign: 'end', '&::before': { content: 'none' } },
      '& th': { gridColumn: '1' },
      '& td[data-part="after"]': { ...visuallyHidden, padding: 0 },
    },
  },
});
