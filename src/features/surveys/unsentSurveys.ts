import { ApiError } from '@/lib/http/ApiError';
import { loadCode } from '@/lib/lazy/loadCode';
import { isUnsent } from './device/KeptSurvey';
import type { SurveyStore } from './device/SurveyStore';

/** Only who visits has one, so nobody else asks for its code. */
async function loadSurveyStore(): Promise<SurveyStore> {
  const { surveyStore } = await loadCode(() => import('./device/surveyDevice'));
  return surveyStore();
}

/**
 * How many visits of a person this device has that the server does not.
 * @throws ApiError `offline` where the code that reads them cannot be had: nobody knows then
 */
export async function unsentSurveys(owner: string): Promise<number> {
  try {
    return (await (await loadSurveyStore()).list(owner)).filter(isUnsent).length;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Nothing can be kept on this device, so nothing is.
    return 0;
  }
}

/** After signing out: what was only read or is sent already goes; what the server does not have stays for its owner. */
export async function forgetSurveys(owner: string): Promise<void> {
  try {
    const store = await loadSurveyStore();
    for (const { registrationId } of await store.listFacts(owner))
      await store.removeFacts(owner, registrationId);
    for (const survey of await store.list(owner)) if (!isUnsent(survey)) await store.remove(survey);
  } catch {
    // Nothing can be kept on this device, so nothing is; or what reads it is not here, and it stays for its owner.
  }
}
