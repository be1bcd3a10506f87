import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate } from './fields';

/** A national holiday. */
export const holidaySchema = z.object({ date: calendarDate, name: z.string() });
export type Holiday = z.infer<typeof holidaySchema>;

export const listHolidays = endpoint({
  name: 'listHolidays',
  method: 'GET',
  path: 'holidays',
  origin: 'angsur',
  guard: 'session',
  summary: 'National holidays from a date to a date, both included, oldest first.',
  query: z.object({ from: calendarDate, to: calendarDate }),
  data: z.array(holidaySchema),
});
