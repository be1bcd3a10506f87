import { pageSettings } from '../server/pageSettings';
import { readConfig } from '../server/platform/core/config';

/** What the page must know of the server that this environment makes, as Vite's variables; what is not set is left out. */
export function pageEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { page, realtime } = readConfig(env);
  return Object.fromEntries(Object.entries(pageSettings(page, realtime, null)).filter(([, value]) => value));
}
