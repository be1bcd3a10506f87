import { colour, palettes, type ColourName, type ThemeName } from '@/lib/theme/tokens';
import { COLOUR_JOBS } from './colourJobs';
import { Sheet } from './Sheet';
import styles from './ColourSheet.module.css';

export interface ColourSheetProps {
  theme: ThemeName;
}

/** A palette: each colour with its job and its value. */
export function ColourSheet({ theme }: ColourSheetProps) {
  const names = Object.keys(palettes[theme]) as ColourName[];
  return (
    <Sheet data-theme={theme}>
      <ul data-part="grid">
        {names.map((name) => (
          <li className={styles.root} key={name}>
            <span style={{ background: colour[name] }} />
            <div>
              <strong>{name}</strong> <code>{palettes[theme][name]}</code>
              <p>{COLOUR_JOBS[name]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
