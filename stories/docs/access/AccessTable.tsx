import { styled } from '@mui/material/styles';
import { colour, font, size, space } from '@/lib/theme/tokens';
import type { MatrixRow } from './accessMatrix';

export interface AccessTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly MatrixRow[];
}

/** Routes down, flags or titles across; a dot where the route exists. */
export function AccessTable({ caption, columns, rows }: AccessTableProps) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Route</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-part="narrow">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, title, menu, open, ready, marks }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
                <small>{[title, menu, open, ready ? '' : 'later work'].filter(Boolean).join(' · ')}</small>
              </th>
              {columns.map((column) => (
                <td key={column} data-part="mark">
                  {marks[column] && '●'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  color: colour.ink,
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: font.small, lineHeight: '16px' },
  '& caption': {
    padding: space(3),
    textAlign: 'left',
    fontSize: font.base,
    fontWeight: font.strong,
  },
  '& :is(th, td)': {
    padding: `${space(1)} ${space(2)}`,
    borderTop: `1px solid ${colour.line}`,
    textAlign: 'left',
    fontWeight: font.regular,
  },
  '& thead th': { verticalAlign: 'bottom', color: colour.inkMuted, fontWeight: font.medium },
  '& [data-part]:is(th, td)': { width: 26, paddingInline: 4, textAlign: 'center' },
  '& [data-part="narrow"] span': {
    display: 'inline-block',
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    whiteSpace: 'nowrap',
  },
  '& tbody th': { minWidth: 220 },
  '& code': { fontFamily: 'inherit', fontWeight: font.medium },
  '& small': { display: 'block', fontSize: font.small, color: colour.inkMuted },
  '& [data-part="mark"]': {
    borderLeft: `1px solid ${colour.line}`,
    color: colour.primary,
  },
});
