import { isUnsent } from './device/KeptSurvey';
import type { SurveyShelf } from './device/SurveyShelf';

/** Only who visits has one, so nobody else asks for its code. */
async function openShelf(): Promise<SurveyShelf> {
  const { surveyShelf } = await import('./device/surveyDevice');
  return surveyShelf();
}

/** How many visits of a person this device has that the server does not. */
export async function unsentSurveys(owner: string): Promise<number> {
  try {
    return (await (await openShelf()).list(owner)).filter(isUnsent).length;
  } catch {
    // Nothing can be kept on this device, so nothing is.
    return 0;
  }
}

/** After signing out: what was only read or is sent already goes; what the server does not have stays for its owner. */
export async function forgetSurveys(owner: string): Promise<void> {
  try {
    const shelf = await openShelf();
    for (const { registrationId } of await shelf.listFacts(owner))
      await shelf.removeFacts(owner, registrationId);
    for (const survey of await shelf.list(owner)) if (!isUnsent(survey)) await shelf.remove(survey);
  } catch {
    // Nothing can be kept on this device, so nothing is.
  }
}
