import { addDays } from './calendar';

/**
 * The earliest day that somebody dates a transfer alone, `YYYY-MM-DD`: a day before today has no penalty of the days since, so
 * how far back a title goes has a limit (docs/decisions/0061). `daysBack` null: any day.
 */
export const earliestTransfer = (today: string, daysBack: number | null): string =>
  daysBack === null ? '0001-01-01' : addDays(today, -daysBack);
