/** What the address says: whose day, and which; null: one's own, today. */
export interface DayPlace {
  day: string | null;
  staffId: number | null;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const ID = /^[1-9]\d{0,8}$/;

/** Reads an address; what makes no sense there is left out. */
export function readDayPlace(params: URLSearchParams): DayPlace {
  const [day, staff] = [params.get('day') ?? '', params.get('staff') ?? ''];
  return { day: DAY.test(day) ? day : null, staffId: ID.test(staff) ? Number(staff) : null };
}

/** The query part of a place; what is at its start is left out. */
export function daySearch({ day, staffId }: DayPlace): string {
  const params = new URLSearchParams();
  if (staffId !== null) params.set('staff', String(staffId));
  if (day !== null) params.set('day', day);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
