import { useQueryClient } from '@tanstack/react-query';
import {
  changeHoliday,
  createHoliday,
  deleteHoliday,
  holidayMasterSchema,
  type HolidayMaster,
  type HolidayWrite,
} from '@/lib/contract/holidayMaster';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { holidayKeys } from './holidays.queries';

/** A reason, where a day that has passed is touched. */
interface Why {
  reason?: string;
}

/** What is done to one holiday; 409: somebody was first, or the day is another one's. */
export type HolidayAct =
  | { do: 'create'; values: HolidayWrite & Why }
  | { do: 'change'; id: number; version: number; values: HolidayWrite & Why }
  | ({ do: 'remove'; id: number; version: number } & Why);

/** Writes one holiday at a time; `current` is the one that a 409 says is there now. */
export function useHolidayAct(onDone: (act: HolidayAct, row: HolidayMaster | null) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: sendAct,
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => void client.invalidateQueries({ queryKey: holidayKeys.all }),
  });
  return {
    ...write,
    send: (act: HolidayAct) => send(act, { onSuccess: (row) => onDone(act, row) }),
    current: currentOf(write.error, holidayMasterSchema),
  };
}

/** The answer is the holiday after it, or null when it is gone. */
async function sendAct(act: HolidayAct, idempotencyKey: string): Promise<HolidayMaster | null> {
  if (act.do === 'create') return call(createHoliday, { body: act.values, idempotencyKey });
  const params = { id: String(act.id) };
  const { version } = act;
  if (act.do === 'change') {
    return call(changeHoliday, { params, body: { ...act.values, version }, idempotencyKey });
  }
  const query = { version, ...(act.reason !== undefined && { reason: act.reason }) };
  await call(deleteHoliday, { params, query, idempotencyKey });
  return null;
}
