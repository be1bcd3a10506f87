import { createTheme } from '@mui/material/styles';
import { muiComponents } from './muiComponents';
import { colour, font, MOBILE_MAX, size } from './tokens';

/** All four are given, so nothing is computed from the first. */
const tone = (main: string) => ({ main, light: main, dark: main, contrastText: colour.onPrimary });

/**
 * MUI's theme, fed from the tokens so that its pieces and ours look drawn by one hand. Its colours are our variables,
 * which know light from dark: MUI's own variables for both would be computed and inserted at every start.
 */
export const theme = createTheme({
  palette: {
    primary: { ...tone(colour.primary), dark: colour.primaryHover },
    error: tone(colour.overdue),
    warning: tone(colour.waiting),
    info: tone(colour.due),
    success: tone(colour.paid),
    text: { primary: colour.ink, secondary: colour.inkMuted, disabled: colour.inkDisabled },
    background: { default: colour.canvas, paper: colour.raised },
    divider: colour.line,
  },
  shape: { borderRadius: size.corner },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_MAX + 1, lg: 1280, xl: 1600 } },
  typography: {
    fontFamily: font.family,
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: font.strong },
  },
  components: muiComponents,
});
