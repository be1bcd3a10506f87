import type { Components } from '@mui/material/styles';
import { colour, font, media, motion, size, space } from './tokens';

const raised = {
  background: colour.raised,
  backgroundImage: 'none',
  color: colour.ink,
  border: `1px solid ${colour.line}`,
  boxShadow: `0 16px 48px ${colour.shadow}`,
};

/** Room that a dialog leaves to the window's edge, px. */
const EDGE = 24;

/** Drawn once here: whatever of MUI is used looks like the rest of Angsur. */
export const muiLooks: Components = {
  MuiBackdrop: {
    styleOverrides: { root: { background: colour.scrim, '&.MuiBackdrop-invisible': { background: 'none' } } },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: { enter: 160, exit: 120 } },
    styleOverrides: {
      paper: {
        ...raised,
        width: `calc(100vw - ${EDGE * 2}px)`,
        maxWidth: 420,
        maxHeight: `calc(100dvh - ${EDGE * 2}px)`,
        margin: EDGE,
        overscrollBehavior: 'contain',
        borderRadius: size.corner + 4,
        '&[data-size="medium"]': { maxWidth: 640 },
        '&[data-size="large"]': { maxWidth: 960 },
        '&.MuiDialog-paperFullScreen': {
          width: '100%',
          maxWidth: 'none',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
        },
        [media.mobile]: {
          width: '100%',
          maxWidth: 'none',
          margin: 0,
          border: 0,
          '&[data-size="small"]': {
            alignSelf: 'flex-end',
            borderRadius: `${size.corner * 2}px ${size.corner * 2}px 0 0`,
          },
          '&[data-size="medium"], &[data-size="large"]': {
            maxWidth: 'none',
            height: '100dvh',
            maxHeight: 'none',
            borderRadius: 0,
          },
        },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        ...raised,
        border: 0,
        maxWidth: '100vw',
        '&.MuiDrawer-paperAnchorRight': { width: size.drawer, borderLeft: `1px solid ${colour.line}` },
        '&.MuiDrawer-paperAnchorLeft': { width: size.menu, borderRight: `1px solid ${colour.line}` },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100, disableInteractive: false },
    styleOverrides: {
      tooltip: {
        background: colour.ink,
        color: colour.surface,
        borderRadius: 6,
        padding: `${space(1)} ${space(2)}`,
        fontSize: font.small,
        fontWeight: font.medium,
        lineHeight: '16px',
      },
      arrow: { color: colour.ink },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { ...raised, borderRadius: size.corner, minWidth: 180, marginTop: 4 },
      list: { padding: space(1) },
    },
  },
  MuiMenuItem: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        gap: space(2),
        minHeight: 36,
        padding: `0 ${space(3)}`,
        borderRadius: 6,
        fontSize: font.base,
        transition: `background-color ${motion.quick} ${motion.ease}`,
        '&:hover, &.Mui-focusVisible': { background: colour.sunken },
        '&.Mui-selected, &.Mui-selected:hover': { background: colour.primarySoft, color: colour.primary },
        '& svg': { fontSize: 18 },
        [media.mobile]: { minHeight: size.touch },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: { root: { ...raised, borderRadius: size.corner, fontSize: font.base } },
  },
};
