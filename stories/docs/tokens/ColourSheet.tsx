import { styled } from '@mui/material/styles';
import { colour, font, palettes, size, space, type ColourName, type ThemeName } from '@/lib/theme/tokens';
import { COLOUR_JOBS } from './colourJobs';
import { Sheet } from './Sheet';

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
          <Swatch key={name}>
            <span style={{ background: colour[name] }} />
            <div>
              <strong>{name}</strong> <code>{palettes[theme][name]}</code>
              <p>{COLOUR_JOBS[name]}</p>
            </div>
          </Swatch>
        ))}
      </ul>
    </Sheet>
  );
}

const Swatch = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '& > span': {
    flex: 'none',
    width: 40,
    height: 40,
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
  },
  '& strong': { fontWeight: font.strong },
  '& :is(code, p)': { fontSize: font.small, lineHeight: '16px' },
  '& p': { color: colour.inkMuted },
});
