import { deleteDB } from 'idb';
import { SURVEY_DATABASE } from '@/features/surveys/device/SurveyStore';

/**
 * Removes what earlier stories kept in this browser: a visit that one of them left would be sent by the next page of a
 * surveyor, whichever story that is.
 */
export async function emptyDevice(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  const kept = await indexedDB.databases();
  if (kept.some(({ name }) => name === SURVEY_DATABASE)) await deleteDB(SURVEY_DATABASE);
}
