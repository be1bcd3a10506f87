import { styled } from '@mui/material/styles';
import { contrast, PAIRS } from '@/lib/theme/contrast';
import { colour, font, palettes, size, space, type ColourName, type ThemeName } from '@/lib/theme/tokens';
import { Sheet } from './Sheet';

export interface ContrastSheetProps {
  theme: ThemeName;
}

/** Every pair of colours that the product draws, with how far apart the two are. */
export function ContrastSheet({ theme }: ContrastSheetProps) {
  return (
    <Sheet data-theme={theme}>
      <Pairs>
        {PAIRS.map(([front, back, need]) => (
          <li
            key={`${front} ${back}`}
            style={{ background: colour[back], ...(need === 3 ? edge(front) : { color: colour[front] }) }}
          >
            <strong>{contrast(palettes[theme][front], palettes[theme][back]).toFixed(1)}</strong>
            <span>
              {front} · {back}
              {need === 3 && ' (edge)'}
            </span>
          </li>
        ))}
      </Pairs>
    </Sheet>
  );
}

/** An edge is shown as one; its colour is too weak for words. */
const edge = (name: ColourName) => ({ border: `2px solid ${colour[name]}` });

const Pairs = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space(2),
  '& li': {
    display: 'grid',
    padding: `${space(2)} ${space(3)}`,
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
  },
  '& strong': { fontSize: font.title, lineHeight: '28px', fontVariantNumeric: 'tabular-nums' },
  '& span': { fontSize: font.small, lineHeight: '16px' },
});
