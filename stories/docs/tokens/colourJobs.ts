import type { ColourName } from '@/lib/theme/tokens';

/** What each colour is for; a colour without a job has no place in the palette. */
export const COLOUR_JOBS: Record<ColourName, string> = {
  canvas: 'The page behind everything; table heads',
  surface: 'Tables, cards, fields, the header',
  raised: 'Dialogs, drawers, menus, toasts',
  sunken: 'Disabled and read-only fields; hover',
  line: 'Hairlines between rows and around cards',
  lineStrong: 'Edges of controls',
  ink: 'Text and figures',
  inkMuted: 'Labels, help, less important text',
  inkDisabled: 'What cannot be used now',
  primary: 'The main action, links, focus, the sign',
  primaryHover: 'The main action under the pointer',
  primarySoft: 'What is chosen; quiet buttons under the pointer',
  onPrimary: 'Text on primary',
  paid: 'Paid, approved, done',
  paidSoft: 'Behind paid',
  due: 'Due, for information',
  dueSoft: 'Behind due',
  overdue: 'Overdue, failed, refused',
  overdueSoft: 'Behind overdue',
  waiting: 'Waiting for somebody',
  waitingSoft: 'Behind waiting',
  scrim: 'Over the page while a dialog is open',
  shadow: 'Below raised layers only',
};
