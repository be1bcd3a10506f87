import { expect, it } from 'vitest';
import { FIGURES, listOf } from '@/lib/collection/figures';
import { FIGURE_PARTS } from '@/lib/contract/figureTerms';
import type { MonitoringFigures } from '@/lib/contract/monitoring';
import { startApi } from '../testing/startApi';

/** Calls of the lists that say of themselves that their rows are a figure's alone. */
const CALLS: Readonly<Record<string, string>> = {
  '/overdue': 'overdue',
  '/credit': 'credits',
  '/bpkb': 'bpkb',
};

it('a figure whose list has its rows alone counts as many as the list, in one office and in all', async () => {
  const api = await startApi();
  const token = await api.signIn('direktur');
  await api.connection.pool.query(
    `update credits set voided_at = $1, voided_by = 1, void_reason = 'Salah kontrak'
      where id = (select max(id) from credits where office_id = 1 and credit_payment > 0)`,
    [api.now()],
  );
  const get = async <T>(path: string) => (await api.call<T>('GET', path, { token })).data;
  const counted = new Set<string>();
  for (const office of ['all', 1] as const) {
    for (const part of FIGURE_PARTS) {
      const of = office === 'all' ? '' : `&office=${office}`;
      const { figures } = await get<MonitoringFigures>(`monitoring/figures?part=${part}${of}`);
      for (const figure of figures) {
        const list = listOf(figure, office);
        if (!list || !FIGURES[figure.figure].list?.exact) continue;
        const asked = Object.entries(list.query).filter(([, value]) => value !== 'all');
        const query = new URLSearchParams([...asked, ['size', '1']]).toString();
        const { count } = await get<{ count: number }>(`${CALLS[list.path]}?${query}`);
        expect(count, `${figure.figure} ${query}`).toBe(figure.count);
        if (count > 0) counted.add(figure.figure);
      }
    }
  }
  expect([...counted].toSorted()).toEqual(expect.arrayContaining(['bucket', 'collected', 'late']));
});
