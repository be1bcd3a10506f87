import { styled } from '@mui/material/styles';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, size, space } from '@/lib/theme/tokens';
import type { UnreadableLine } from '../statement/readStatement';

export interface UnreadableLinesProps {
  lines: readonly UnreadableLine[];
  /** All of them; more than are named where there are very many. */
  count: number;
}

/** Lines that can't be read, by number and with what is wrong; they are never sent. */
export function UnreadableLines({ lines, count }: UnreadableLinesProps) {
  if (count === 0) return null;
  const rest = count - lines.length;
  return (
    <Root open={count <= 5}>
      <summary>{formatNumber(count)} baris tidak terbaca dan tidak ikut dikirim</summary>
      {/* The list scrolls, so it must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label="Baris yang tidak terbaca">
        {lines.map(({ line, problem, text }) => (
          <li key={line}>
            <strong>
              Baris {formatNumber(line)}: {problem}
            </strong>
            <span>{text}</span>
          </li>
        ))}
        {rest > 0 && <li>… dan {formatNumber(rest)} baris lagi.</li>}
      </ul>
    </Root>
  );
}

const Root = styled('details')({
  borderRadius: size.corner,
  background: colour.waitingSoft,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.touch,
    padding: `${space(2)} ${space(3)}`,
    fontWeight: font.strong,
    cursor: 'pointer',
    '&::before': { content: '"▸"', marginRight: space(2), color: colour.waiting },
  },
  '&[open] > summary::before': { content: '"▾"' },
  '& > ul': {
    display: 'grid',
    gap: space(2),
    maxHeight: 260,
    overflowY: 'auto',
    margin: 0,
    padding: `0 ${space(3)} ${space(3)}`,
    listStyle: 'none',
  },
  '& li': { display: 'grid', overflowWrap: 'anywhere' },
  '& strong': { fontWeight: font.medium },
  '& span': { color: colour.inkMuted, fontSize: font.small },
});
