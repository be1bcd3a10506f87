import { MAX_CLOCK_DIFFERENCE } from '@/lib/contract/visits';
import { clockDifference } from '@/lib/http/serverClock';

/** What the server's clock is ahead of this device's, as the calls have it, ms; null: nothing has said it. */
export function serverAhead(): number | null {
  const ahead = clockDifference();
  return ahead === null ? null : Math.max(-MAX_CLOCK_DIFFERENCE, Math.min(MAX_CLOCK_DIFFERENCE, -ahead));
}
