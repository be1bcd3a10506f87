import { RECEIPT_DAYS, type ReceiptDay } from '@/lib/contract/creditListDefaults';

/** What the address says: whose day, and which; null: one's own, today. `by`: of entry, or of payment. */
export interface DayPlace {
  day: string | null;
  staffId: number | null;
  by: ReceiptDay;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const ID = /^[1-9]\d{0,8}$/;

/** Reads an address; what makes no sense there is left out. */
export function readDayPlace(params: URLSearchParams): DayPlace {
  const [day, staff] = [params.get('day') ?? '', params.get('staff') ?? ''];
  return {
    day: DAY.test(day) ? day : null,
    staffId: ID.test(staff) ? Number(staff) : null,
    by: RECEIPT_DAYS.find((one) => one === params.get('by')) ?? 'entered',
  };
}

/** The query part of a place; what is at its start is left out. */
export function daySearch({ day, staffId, by }: DayPlace): string {
  const params = new URLSearchParams();
  if (staffId !== null) params.set('staff', String(staffId));
  if (day !== null) params.set('day', day);
  if (by !== 'entered') params.set('by', by);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
