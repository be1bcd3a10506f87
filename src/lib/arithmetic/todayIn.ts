/** By zone, '' for the device's own; making one takes longer than anything it is asked. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar date (`YYYY-MM-DD`) in an IANA zone at an instant: an office's "today" (DOMAIN, Amounts); where the zone is not
 * known, this device's.
 */
export function todayIn(zone: string | undefined, now: Date): string {
  const format = formats.get(zone ?? '') ?? makeFormat(zone);
  formats.set(zone ?? '', format);
  return format.format(now);
}

const makeFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', {
    ...(timeZone !== undefined && { timeZone }),
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  });
