import type { Registration } from '@/lib/contract/registrations';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';

const CLERK = { username: 'kontrak.jkt', name: 'Sari Permata' };

/** A registration that waits for its surveyor, as that surveyor's device reads it. */
export const buildVisited = (over: Partial<Registration> = {}): Registration => ({
  id: 41,
  number: 'JKT/R2611/00041',
  office_id: 1,
  status: { id: 3, name: 'Survei', kind: 'SURVEY' },
  status_since: '2026-11-18T03:20:00.000Z',
  version: 5,
  form: buildRegistrationForm(),
  files: [],
  entered_by: CLERK,
  created_at: '2026-11-17T02:05:00.000Z',
  created_by: CLERK,
  updated_at: '2026-11-18T03:20:00.000Z',
  updated_by: CLERK,
  names: {
    contract_type: 'Motor bekas',
    finance: null,
    surveyor: 'Joko Purnomo',
    agent: null,
    marketer: null,
  },
  today: '2026-11-20',
  basis: { calculation: null, price: null },
  approved: null,
  signed_paper: null,
  disbursement: null,
  contract_code: null,
  bound_by: [],
  vehicle_request: null,
  surveys: [],
  may_edit: false,
  may_survey: true,
  moves: [],
  past: [],
  events: [],
  ...over,
});
