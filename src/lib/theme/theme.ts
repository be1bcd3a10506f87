import { createTheme } from '@mui/material/styles';
import { muiLooks } from './muiLooks';
import { font, palettes, MOBILE_MAX, size, type ThemeName } from './tokens';

function muiPalette(name: ThemeName) {
  const p = palettes[name];
  return {
    primary: { main: p.primary, dark: p.primaryHover, light: p.primary, contrastText: p.onPrimary },
    error: { main: p.overdue },
    warning: { main: p.waiting },
    info: { main: p.due },
    success: { main: p.paid },
    text: { primary: p.ink, secondary: p.inkMuted, disabled: p.inkDisabled },
    background: { default: p.canvas, paper: p.raised },
    divider: p.line,
  };
}

/** MUI's theme, fed from the tokens so that its pieces and ours look drawn by one hand. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'mui' },
  colorSchemes: { light: { palette: muiPalette('light') }, dark: { palette: muiPalette('dark') } },
  shape: { borderRadius: size.corner },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_MAX + 1, lg: 1280, xl: 1600 } },
  typography: {
    fontFamily: font.family,
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: font.strong },
  },
  components: muiLooks,
});
