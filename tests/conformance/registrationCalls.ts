import type { AnyEndpoint } from '@/lib/contract/endpoint';
import {
  countRegistrations,
  createRegistration,
  findDuplicates,
  getRegistration,
  listRegistrations,
  moveRegistration,
  saveRegistration,
  type Registration,
} from '@/lib/contract/registrations';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import type { Send } from './calls';

type Answer = (world: { send: Send }) => Promise<{ data: unknown }>;
const form = { ...EMPTY_FORM, applicant: { ...EMPTY_FORM.applicant, name: 'Nasabah Uji' } };

const create: Answer = ({ send }) => send(createRegistration, 'approver', { body: { form } });

/** A call about a draft that was just made. */
const onDraft =
  (endpoint: AnyEndpoint, bodyOf?: (made: Registration) => object): Answer =>
  async ({ send }) => {
    const made = (await create({ send })).data as Registration;
    const body = bodyOf?.(made);
    return send(endpoint, 'approver', { params: { id: String(made.id) }, ...(body && { body }) });
  };

/** How registrations are called. */
export const REGISTRATION_CALLS = {
  listRegistrations: (({ send }) => send(listRegistrations, 'approver')) satisfies Answer,
  countRegistrations: (({ send }) => send(countRegistrations, 'approver')) satisfies Answer,
  findDuplicates: (({ send }) =>
    send(findDuplicates, 'approver', { query: { nik: '3175014708900003' } })) satisfies Answer,
  createRegistration: create,
  getRegistration: onDraft(getRegistration),
  saveRegistration: onDraft(saveRegistration, ({ version }) => ({
    version,
    form: { ...form, note: 'lagi' },
  })),
  // 9: Dibatalkan, in the flow that every company begins with.
  moveRegistration: onDraft(moveRegistration, ({ version }) => ({ version, to: 9, note: 'Salah ketik' })),
};
