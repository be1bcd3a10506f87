import { contrast, PAIRS } from '@/lib/theme/contrast';
import { colour, palettes, type ColourName, type ThemeName } from '@/lib/theme/tokens';
import { Sheet } from './Sheet';
import styles from './ContrastSheet.module.css';

export interface ContrastSheetProps {
  theme: ThemeName;
}

/** Every pair of colours that the product draws, with how far apart the two are. */
export function ContrastSheet({ theme }: ContrastSheetProps) {
  return (
    <Sheet data-theme={theme}>
      <ul className={styles.root}>
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
      </ul>
    </Sheet>
  );
}

/** An edge is shown as one; its colour is too weak for words. */
const edge = (name: ColourName) => ({ border: `2px solid ${colour[name]}` });
