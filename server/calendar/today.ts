/** The calendar date (`YYYY-MM-DD`) in an IANA zone at an instant: an office's "today" (DOMAIN, Amounts). */
export function todayIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
