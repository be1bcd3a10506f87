import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Holiday } from '@/lib/contract/holidays';
import { startApi } from '../testing/startApi';

const list = (answer: { data: unknown }) => answer.data as Holiday[];

/** Easter Sundays; Good Friday and Ascension follow from them. */
const EASTER = ['2025-04-20', '2026-04-05', '2027-03-28'];
const FIXED = ['01-01', '05-01', '06-01', '08-17', '12-25'];

it("answers the national holidays of three years to every session, in the calendar's order", async () => {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const all = list(await api.call('GET', 'holidays?from=2025-01-01&to=2027-12-31', { token }));
  const dates = all.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
  for (const year of [2025, 2026, 2027]) {
    // 2027 has 27 Rajab twice.
    expect(dates.filter((date) => date.startsWith(String(year)))).toHaveLength(year === 2027 ? 18 : 17);
    expect(dates).toEqual(expect.arrayContaining(FIXED.map((day) => `${year}-${day}`)));
  }
  for (const sunday of EASTER)
    expect(dates).toEqual(expect.arrayContaining([sunday, addDays(sunday, -2), addDays(sunday, 39)]));
  const feast = { date: '2026-12-25', name: 'Hari Raya Natal' };
  expect(list(await api.call('GET', 'holidays?from=2026-12-25&to=2026-12-25', { token }))).toEqual([feast]);
  expect(list(await api.call('GET', 'holidays?from=2026-12-26&to=2026-12-31', { token }))).toEqual([]);
});

it('refuses what is no range of dates, and who is not signed in', async () => {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  for (const query of [
    '',
    'from=2026-01-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-01-01&to=2026-06-31',
    'from=0000-01-01&to=2026-01-01',
    'from=2026-01-02&to=2026-01-01',
    'from=x&to=y',
  ]) {
    expect((await api.call('GET', `holidays?${query}`, { token })).status).toBe(422);
  }
  expect((await api.call('GET', 'holidays?from=2026-01-01&to=2026-12-31')).status).toBe(401);
});
