import { styled } from '@mui/material/styles';
import { DueDate } from '@/components/DueDate/DueDate';
import type { ScheduleLine } from '@/lib/arithmetic/schedule';
import { formatNumber } from '@/lib/format/rupiah';
import type { Holidays } from '@/lib/query/useHolidays';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface ScheduleTableProps {
  lines: readonly ScheduleLine[];
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
  /** Rupiah, over all lines. */
  interest: number;
  total: number;
}

const sumPrincipal = (lines: readonly ScheduleLine[]) => lines.reduce((sum, line) => sum + line.principal, 0);

/**
 * A whole schedule with its totals; amounts in rupiah. On phones a line takes two rows, so that no figure is cut and
 * sixty of them stay a page one can scroll.
 */
export function ScheduleTable({ lines, holidays, interest, total }: ScheduleTableProps) {
  return (
    <Root>
      <table role="table">
        <caption>Jadwal angsuran</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Ke
            </th>
            <th role="columnheader" scope="col">
              Jatuh tempo
            </th>
            <th role="columnheader" scope="col" data-figure>
              Angsuran
            </th>
            <th role="columnheader" scope="col" data-figure>
              Pokok
            </th>
            <th role="columnheader" scope="col" data-figure>
              Bunga
            </th>
            <th role="columnheader" scope="col" data-figure>
              Sisa pokok
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <tr key={line.number} role="row">
              <th role="rowheader" scope="row">
                {line.number}
              </th>
              <td role="cell" data-date>
                <DueDate date={line.date_maturity} holidays={holidays} />
              </td>
              <Figure name="Angsuran" value={line.instalment} main />
              <Figure name="Pokok" value={line.principal} />
              <Figure name="Bunga" value={line.interest} />
              <Figure name="Sisa pokok" value={line.remaining} />
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={2}>
              Jumlah
            </th>
            <Figure name="Angsuran" value={total} main />
            <Figure name="Pokok" value={sumPrincipal(lines)} />
            <Figure name="Bunga" value={interest} />
            <td role="cell" />
          </tr>
        </tfoot>
      </table>
    </Root>
  );
}

function Figure({ name, value, main }: { name: string; value: number; main?: boolean }) {
  return (
    <td role="cell" data-figure data-main={main || undefined} data-label={name}>
      {formatNumber(value)}
    </td>
  );
}

const Root = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  '& :is(th, td)': {
    height: 32,
    padding: `0 ${space(3)}`,
    borderTop: `1px solid ${colour.line}`,
    textAlign: 'start',
    fontWeight: font.regular,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '&[data-figure]': { textAlign: 'end' },
    '&[data-main]': { fontWeight: font.strong },
  },
  '& thead th': {
    height: 36,
    borderTop: 0,
    background: colour.canvas,
    color: colour.inkMuted,
    fontSize: font.small,
    fontWeight: font.medium,
  },
  // One row a line: sixty of them are one page on paper.
  '& [data-date] small': { display: 'inline' },
  '& tbody th, & thead th:first-of-type': { width: 56, color: colour.inkMuted },
  '& tfoot :is(th, td)': { height: 40, background: colour.canvas, fontWeight: font.strong },
  [media.mobile]: {
    '& table, & tbody, & tfoot': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
      gap: `${space(1)} ${space(2)}`,
      padding: `${space(2)} ${space(3)}`,
      borderTop: `1px solid ${colour.line}`,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tfoot tr': { background: colour.canvas },
    '& :is(th, td), & tfoot :is(th, td)': { display: 'block', height: 'auto', padding: 0, border: 0 },
    '& tbody th': { gridColumn: '1', gridRow: '1', width: 'auto', '&::after': { content: '"."' } },
    // The working day before a day off takes the width of the line, under the figure.
    '& tbody td[data-date]': { gridColumn: '1 / 4', gridRow: '1', paddingLeft: space(7) },
    '& [data-date] small': { display: 'block' },
    '& tfoot th': { gridColumn: '1', gridRow: '1' },
    // Up to twelve digits: it takes what the date leaves.
    '& [data-main]': { gridColumn: '2 / 4', gridRow: '1' },
    '& td[data-figure]:not([data-main])': {
      fontSize: font.small,
      lineHeight: '16px',
      textAlign: 'start',
      fontWeight: font.regular,
      color: colour.inkMuted,
      '&::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], display: 'block' },
      '&:last-of-type': { textAlign: 'end' },
    },
    '& tfoot td:empty': { display: 'none' },
  },
  [media.print]: {
    border: 0,
    '& :is(th, td)': { height: 22, fontSize: font.small },
    '& tr': { breakInside: 'avoid' },
    '& thead': { display: 'table-header-group' },
  },
});
