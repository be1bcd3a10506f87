import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import { holidayDiffSchema, importHolidays } from '@/lib/contract/holidayMaster';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { previewKey, type Compared } from './holidayPreview.queries';
import { holidayKeys } from './holidays.queries';

export type TakenHolidays = DataOf<typeof importHolidays>;

/**
 * Takes a file into the calendar, all or nothing. A 409 brings the comparison with the calendar as it is now, which
 * takes the place of the one on screen.
 * @param compared what is on screen
 */
export function useTakeHolidays(compared: Compared | null, onTaken: (taken: TakenHolidays) => void) {
  const client = useQueryClient();
  return useWrite({
    send: (body: BodyOf<typeof importHolidays>, idempotencyKey) =>
      call(importHolidays, { body, idempotencyKey }),
    onSuccess: (taken) => {
      void client.invalidateQueries({ queryKey: holidayKeys.all });
      onTaken(taken);
    },
    onConflict: (conflict) => {
      const current = currentOf(conflict, holidayDiffSchema);
      if (current) client.setQueryData(previewKey(compared), current);
    },
  });
}
