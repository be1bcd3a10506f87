import { createRegistration, saveRegistration } from '@/lib/contract/registrations';
import { call } from '@/lib/http/request';
import type { DraftCalls } from '../domain/createDraftSaver';

/** The calls that create and save a draft. `createDraftSaver` gives the keys and tries again (docs/decisions/0094). */
export const draftCalls: DraftCalls = {
  create: (form, idempotencyKey) => call(createRegistration, { body: { form }, idempotencyKey }),
  save: (id, form, version, idempotencyKey) =>
    call(saveRegistration, { params: { id: String(id) }, body: { form, version }, idempotencyKey }),
};
