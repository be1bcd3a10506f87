import type { Notification } from '@/lib/contract/notifications';
import { APPROVAL_SOURCE } from './approvalSource';

/** Letters that usually fit a line of the drawer. */
const TITLE_LINE = 30;
const MESSAGE_LINE = 36;

const LINE = 20;
const SMALL_LINE = 16;
const GAP = 4;
/** Padding above and below, and the line between items. */
const FRAME = 25;

/**
 * Height of an item before it is measured, px. Where the guess is right, and it mostly is, nothing moves and the
 * places of the 10,000 rows below need not be calculated again.
 */
export function estimateHeight({ title, message, source }: Notification): number {
  const titleHeight = LINE * Math.max(1, Math.ceil(title.length / TITLE_LINE));
  const messageHeight = message === '' ? 0 : GAP + LINE * Math.ceil(message.length / MESSAGE_LINE);
  const foot = source === APPROVAL_SOURCE ? 2 * SMALL_LINE + GAP : SMALL_LINE;
  return FRAME + titleHeight + messageHeight + GAP + foot;
}
