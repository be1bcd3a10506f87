import { listRegistrations } from '@/lib/contract/registrationList';
import { getRegistration } from '@/lib/contract/registrations';
import { getRegistrationFlow } from '@/lib/contract/registrationStatuses';
import { call } from '@/lib/http/request';
import { factsOf } from '../device/surveyFacts';
import type { SurveyStore } from '../device/SurveyStore';

/** So many are kept ahead: more nobody visits in a day. */
const MAX_KEPT = 30;
/** What was read longer ago is read again, ms. */
const FRESH = 6 * 3_600_000;
/** What nobody has opened or assigned for so long is dropped, ms. */
const FORGOTTEN = 14 * 86_400_000;

/**
 * Keeps on the device what a surveyor needs of the registrations that wait for their visit, so that it is there without a
 * connection. A failure changes nothing: what is kept stays, and it is tried again later.
 */
export async function keepAssigned(owner: string, store: SurveyStore, now = Date.now()): Promise<void> {
  const surveyor = Number(owner);
  if (!Number.isInteger(surveyor)) return;
  const kept = await store.listFacts(owner);
  for (const { registrationId, readAt } of kept) {
    if (now - Date.parse(readAt) > FORGOTTEN) await store.removeFacts(owner, registrationId);
  }
  const readAt = new Map(kept.map((facts) => [facts.registrationId, Date.parse(facts.readAt)]));
  const { steps } = await call(getRegistrationFlow, {});
  for (const { id: status } of steps.filter(({ kind }) => kind === 'SURVEY')) {
    const { rows } = await call(listRegistrations, { query: { status, surveyor, size: MAX_KEPT } });
    for (const { id } of rows) {
      if (now - (readAt.get(id) ?? 0) < FRESH) continue;
      const registration = await call(getRegistration, { params: { id: String(id) } });
      await store.putFacts(owner, factsOf(registration));
    }
  }
}
