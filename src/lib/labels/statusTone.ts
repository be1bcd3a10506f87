import type { StatusKind } from '@/lib/contract/registrationStatuses';
import type { StatusTone } from './statusLabel';

const TONES: Record<StatusKind, StatusTone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'due',
  SURVEY: 'waiting',
  REVIEW: 'waiting',
  APPROVED: 'due',
  SIGNED: 'due',
  DISBURSED: 'paid',
  REJECTED: 'overdue',
  CANCELLED: 'neutral',
};

/** How the status of a registration is coloured: by its kind, for its name is the company's own. */
export const statusTone = (kind: StatusKind): StatusTone => TONES[kind];
