import { styled } from '@mui/material/styles';
import { colour, font, media, motion, size, space } from '@/lib/theme/tokens';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';

/** Below this width of the table (not of the window) columns that yield are not shown. px */
const ROOMY = 1152;
/** … and below this one those that yield last. px */
const TIGHT = 944;

/** Every look of the table in one styled element: a styled element per cell would cost at each of thousands. */
export const DataTableRoot = styled('div')({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& [data-part="progress"]': {
    position: 'absolute',
    zIndex: 1,
    top: -1,
    left: 0,
    right: 0,
    height: 2,
    overflow: 'hidden',
    borderRadius: `${size.corner}px ${size.corner}px 0 0`,
    '&::after': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      background: colour.primary,
      animation: 'angsur-pass 1.1s linear infinite',
      [media.calm]: { width: '100%' },
    },
    '@keyframes angsur-pass': {
      from: { transform: 'translateX(-100%)' },
      to: { transform: 'translateX(250%)' },
    },
  },
  '& [data-part="scroll"]': {
    containerType: 'inline-size',
    overflowX: 'auto',
    borderRadius: size.corner - 1,
  },
  '& [data-part="status"], & caption': visuallyHidden,
  '& table': {
    width: '100%',
    minWidth: 'var(--least)',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
  },
  [media.desktop]: {
    [`@container (max-width: ${ROOMY - 1}px)`]: {
      '& table': { minWidth: 'var(--least-narrow)' },
      '& [data-yields="true"]': { display: 'none' },
    },
    [`@container (max-width: ${TIGHT - 1}px)`]: {
      '& table': { minWidth: 'var(--least-tight)' },
      '& [data-yields="last"]': { display: 'none' },
    },
    // Where the rest scrolls sideways, it stays clear whose figures they are.
    '& tbody th, & thead th:first-of-type': { position: 'sticky', left: 0 },
    '& tbody th': { background: colour.surface },
    // A button is one piece to its cell, which would cut it without a sign.
    '& button[data-part="open"]': {
      display: 'block',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
  '& :is(th, td)': {
    height: size.row,
    padding: `0 ${space(3)}`,
    borderBottom: `1px solid ${colour.line}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    fontWeight: font.regular,
    // A figure is never cut: half an amount is a wrong amount.
    '&[data-align="end"]': { overflow: 'visible', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
  '& thead th': {
    height: 36,
    background: colour.canvas,
    color: colour.inkMuted,
    fontSize: font.small,
    fontWeight: font.medium,
  },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    maxWidth: '100%',
    height: 28,
    margin: `0 ${space(-2)}`,
    padding: `0 ${space(2)}`,
    border: 0,
    borderRadius: 6,
    background: 'none',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { flex: 'none', width: 12, height: 12, opacity: 0, transition: `opacity ${motion.quick}` },
    '&:hover': { color: colour.ink, '& svg': { opacity: 0.5 } },
    '&:focus-visible': { outlineOffset: -2, '& svg': { opacity: 0.5 } },
  },
  '& [data-align="end"] > button': { flexDirection: 'row-reverse' },
  '& [aria-sort] > button': {
    color: colour.ink,
    fontWeight: font.strong,
    '& svg': { opacity: '1 !important' },
  },
  '& [aria-sort="ascending"] svg': { transform: 'rotate(180deg)' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr[data-opens]': { cursor: 'pointer', '&:hover > *': { background: colour.canvas } },
  '& [data-part="open"]': {
    padding: 0,
    border: 0,
    background: 'none',
    color: colour.primary,
    fontWeight: font.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: 1, borderRadius: 2 },
  },
  '& [data-part="bone"]': {
    display: 'flex',
    '&[data-align="end"]': { justifyContent: 'flex-end' },
  },
  '& [data-part="phone-sort"]': { display: 'none' },
  [media.mobile]: {
    border: 0,
    background: 'none',
    '& [data-part="phone-sort"]': {
      display: 'flex',
      alignItems: 'center',
      gap: space(2),
      marginBottom: space(2),
      '& > :first-child': { flex: 1 },
    },
    '& [data-part="scroll"]': { containerType: 'normal', overflow: 'visible' },
    '& table': { display: 'block', minWidth: 0 },
    '& thead': visuallyHidden,
    '& tbody': { display: 'grid', gap: space(2) },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: space(3),
      padding: `${space(2)} ${space(3)}`,
      border: `1px solid ${colour.line}`,
      borderRadius: size.corner,
      background: colour.surface,
    },
    '& tbody tr[data-opens]:hover > *': { background: 'none' },
    '& tbody :is(th, td)': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space(3),
      gridColumn: '1 / -1',
      height: 'auto',
      minHeight: 28,
      padding: 0,
      border: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'end',
    },
    '& tbody :is(th, td)[data-card="line"]': { alignItems: 'baseline', padding: `${space(1)} 0` },
    '& tbody :is(th, td)[data-card="line"]::before': {
      // The column's name; screen readers have it from the header already.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: 'none',
      color: colour.inkMuted,
      fontSize: font.small,
      textAlign: 'start',
    },
    '& tbody :is(th, td)[data-card="title"]': {
      gridColumn: '1',
      order: -2,
      minHeight: 32,
      fontWeight: font.strong,
      textAlign: 'start',
    },
    '& tbody :is(th, td)[data-card="aside"]': {
      gridColumn: '2',
      order: -1,
      minHeight: 32,
      fontWeight: font.strong,
    },
    '& tbody td:is([data-card="aside"], [data-card="leadAside"], [data-card="footAside"])': {
      justifyContent: 'flex-end',
    },
    // The row's link is as high as a finger already.
    '& tbody tr:has(> [data-card="lead"])': { paddingTop: 0 },
    '& tbody td:is([data-card="lead"], [data-card="foot"])': { gridColumn: '1', textAlign: 'start' },
    '& tbody td:is([data-card="leadAside"], [data-card="footAside"])': { gridColumn: '2' },
    '& tbody td:is([data-card="lead"], [data-card="leadAside"])': { order: 1, minHeight: 22 },
    '& tbody td:is([data-card="foot"], [data-card="footAside"])': {
      order: 2,
      minHeight: 22,
      color: colour.inkMuted,
      fontSize: font.small,
    },
    // Buttons need room for a finger: a line of their own.
    '& tbody td[data-card="leadAside"]:has(button)': {
      gridColumn: '1 / -1',
      order: 3,
      justifyContent: 'flex-end',
    },
    // A line without a value would only make the card longer.
    '& tbody :is(th, td)[data-card="hidden"], & tbody td:is(:empty, :has(> :only-child:empty))': {
      display: 'none',
    },
    '& [data-part="bone"]': { flex: 1, minWidth: 96, justifyContent: 'flex-end' },
    '& :is([data-card="title"], [data-card="lead"], [data-card="foot"]) > [data-part="bone"]': {
      justifyContent: 'flex-start',
    },
    '& [data-part="open"]': {
      display: 'flex',
      alignItems: 'center',
      minHeight: size.touch,
      textAlign: 'start',
    },
  },
});
