import { listAssignedVisits } from '@/lib/contract/assignedVisits';
import { call } from '@/lib/http/request';
import { keptFacts } from '../device/surveyFacts';
import type { SurveyStore } from '../device/SurveyStore';

/** What nobody has opened or assigned for so long is dropped, ms. */
const FORGOTTEN = 14 * 86_400_000;

/**
 * Keeps on the device what a surveyor needs of the registrations that wait for their visit, so that it is there without a
 * connection. A failure changes nothing: what is kept stays, and it is tried again later.
 */
export async function keepAssigned(owner: string, store: SurveyStore, now = new Date()): Promise<void> {
  const kept = await store.facts.list(owner);
  const forgotten = kept.filter(({ readAt }) => now.getTime() - Date.parse(readAt) > FORGOTTEN);
  await store.facts.remove(
    owner,
    forgotten.map(({ registrationId }) => String(registrationId)),
  );
  const assigned = await call(listAssignedVisits, {});
  await store.facts.put(
    owner,
    assigned.map((one) => keptFacts(one, now)),
  );
}
