import type {
  FlowStep,
  RegistrationStatus,
  StatusKind,
  Transition,
  TransitionActor,
} from '@/lib/contract/registrationStatuses';
import { buildFinance } from './buildMasters';

/** A step to another status by its id; with a note where a fourth word says so. */
export const step = (to: number, by: TransitionActor, note?: 'note'): Transition => ({
  to,
  by,
  needs_note: note === 'note',
});

/** The start of the flow that every company begins with. */
export function buildRegistrationStatus(over: Partial<RegistrationStatus> = {}): RegistrationStatus {
  return {
    ...buildFinance({ id: 1, code: 'DRAF', name: 'Draf', valid_from: '2020-01-01', used_by: 12 }),
    kind: 'DRAFT',
    transitions: [step(2, 'is_customer'), step(9, 'is_customer', 'note')],
    ...over,
  };
}

const status = (
  id: number,
  code: string,
  name: string,
  kind: StatusKind,
  used_by: number,
  ...transitions: Transition[]
) => buildRegistrationStatus({ id, code, name, kind, used_by, transitions });

const CUSTOMER = 'is_customer';
const APPROVAL = 'is_credit_approval';

/** The flow that every company begins with (migration 0026), in its order, and one more status that is off. */
export function buildRegistrationStatuses(): RegistrationStatus[] {
  return [
    buildRegistrationStatus(),
    status(
      2,
      'DIAJUKAN',
      'Diajukan',
      'SUBMITTED',
      8,
      ...[step(1, APPROVAL, 'note'), step(3, CUSTOMER), step(9, CUSTOMER, 'note')],
    ),
    status(3, 'SURVEI', 'Survei', 'SURVEY', 5, step(1, 'surveyor', 'note'), step(4, 'surveyor')),
    status(
      4,
      'ANALISA',
      'Analisa',
      'REVIEW',
      4,
      ...[step(1, APPROVAL, 'note'), step(5, APPROVAL), step(8, APPROVAL, 'note')],
    ),
    buildRegistrationStatus({
      id: 10,
      code: 'KOMITE',
      name: 'Komite kredit',
      kind: 'REVIEW',
      active: false,
      used_by: 0,
      transitions: [step(5, APPROVAL), step(8, APPROVAL, 'note')],
    }),
    status(
      5,
      'DISETUJUI',
      'Disetujui',
      'APPROVED',
      3,
      ...[step(1, APPROVAL, 'note'), step(6, CUSTOMER), step(9, CUSTOMER, 'note')],
    ),
    status(6, 'TTD', 'Tanda tangan', 'SIGNED', 2, step(7, 'is_contract'), step(9, APPROVAL, 'note')),
    status(7, 'CAIR', 'Cair', 'DISBURSED', 164),
    status(8, 'DITOLAK', 'Ditolak', 'REJECTED', 21),
    status(9, 'BATAL', 'Dibatalkan', 'CANCELLED', 9),
  ];
}

/** The same as those see it who work with registrations. */
export function buildFlowSteps(): FlowStep[] {
  return buildRegistrationStatuses().map(({ id, code, name, kind, active, transitions }) => ({
    id,
    code,
    name,
    kind,
    active,
    transitions,
  }));
}
