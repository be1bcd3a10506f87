import type { Components } from '@mui/material/styles';
import { colour, media, size } from './tokens';

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
export const muiComponents: Components = {
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
  MuiPopover: {
    styleOverrides: {
      paper: { ...raised, marginBlock: 4, maxWidth: 'calc(100vw - 16px)', borderRadius: size.corner + 4 },
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
};
