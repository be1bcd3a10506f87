import type { FlowStep, TransitionActor } from '@/lib/contract/registrationStatuses';
import { STATUSES } from './buildRegistration';

type Name = keyof typeof STATUSES;
type Lead = readonly [to: Name, by: TransitionActor, needsNote?: boolean];

const LEADS: Record<Name, readonly Lead[]> = {
  draft: [
    ['submitted', 'is_customer'],
    ['cancelled', 'is_customer', true],
  ],
  submitted: [
    ['survey', 'is_customer'],
    ['draft', 'is_customer', true],
    ['cancelled', 'is_customer', true],
  ],
  survey: [
    ['review', 'surveyor', true],
    ['cancelled', 'is_customer', true],
  ],
  review: [
    ['approved', 'is_credit_approval'],
    ['rejected', 'is_credit_approval', true],
    ['draft', 'is_credit_approval', true],
  ],
  approved: [
    ['signed', 'is_customer'],
    ['cancelled', 'is_customer', true],
  ],
  signed: [
    ['disbursed', 'is_contract'],
    ['cancelled', 'is_customer', true],
  ],
  disbursed: [],
  rejected: [],
  cancelled: [],
};

/** The flow that every company begins with. */
export const FLOW: readonly FlowStep[] = Object.entries(STATUSES).map(([name, status]) => ({
  ...status,
  ...{ code: status.kind, active: true },
  transitions: LEADS[name as Name].map(([to, by, needs_note = false]) => ({
    ...{ to: STATUSES[to].id, by, needs_note },
  })),
}));
