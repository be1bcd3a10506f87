import { describe, expect, it } from 'vitest';
import type { Achievement } from '@/lib/contract/achievement';
import { staffId } from '../seed/company';
import { startApi } from '../testing/startApi';

describe('Pencapaian Kolektor', () => {
  it('answers a supervisor, a collector, and with every list', async () => {
    const api = await startApi();
    const token = await api.signIn('spv.jkt');
    const { data, http } = await api.call<Achievement>('GET', 'achievement?period=month', { token });
    expect(http).toBe(200);
    expect(data.rows.at(-1)?.collector).toBeNull();
    for (const row of data.rows) {
      const id = row.collector?.id ?? 'none';
      const one = await api.call<Achievement>('GET', `achievement?period=month&collector=${id}`, { token });
      expect(one.data.rows).toEqual([row]);
      expect({ collector: row.collector, ...one.data.totals }).toEqual(row);
    }
    const other = await api.signIn('kolektor.jkt');
    const notOwn = data.rows.find(({ collector }) => collector?.id !== staffId('kolektor.jkt'));
    const path = `achievement?collector=${notOwn?.collector?.id ?? 'none'}`;
    expect((await api.call('GET', path, { token: other })).http).toBe(403);
    const month = '?period=month';
    for (const part of ['trend', 'receipts', 'accounts', 'visits', 'promises', 'tts']
      .map((name) => `${name}${name === 'trend' ? '' : month}`)
      .concat('targets')) {
      const answer = await api.call('GET', `achievement/${part}`, { token });
      expect(answer.http, part).toBe(200);
    }
    for (const part of [
      'visits?period=month&show=made',
      'accounts?period=month&show=unpaid&bucket=1-7',
      'accounts?collector=none&show=paid',
    ]) {
      expect((await api.call('GET', `achievement/${part}`, { token })).http, part).toBe(200);
    }
  });
});
