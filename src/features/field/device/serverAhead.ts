import { clockDifference } from '@/lib/http/serverClock';

/** What the server's clock is ahead of this device's, as the calls have it, ms; null: nothing has said it. */
export function serverAhead(): number | null {
  const ahead = clockDifference();
  return ahead === null ? null : -ahead;
}
