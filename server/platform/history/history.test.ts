import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/contract/history';
import { requestNoteChange, someReceipt } from '../../testing/changedNote';
import { startApi } from '../../testing/startApi';
import { changesBetween } from '../core/changes';

describe('the log', () => {
  it('holds every write of a person, with the fields that changed, newest first', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const receipt = await someReceipt(api, token);
    await requestNoteChange(api, token, receipt, 'Titipan');
    await api.call('POST', 'locations', { token, body: { latitude: -6.2, longitude: 106.8 } });
    await api.call('POST', 'notifs/all', { token });
    const { data } = await api.call<{ rows: LogEntry[]; count: number }>('GET', 'logs/me', { token });
    expect(data.rows.slice(0, 4).map((row) => row.action)).toEqual([
      'NOTIFICATIONS_READ',
      'LOCATION_SENT',
      'CREDIT_CHANGE_REQUESTED',
      'SIGNED_IN',
    ]);
    expect(data.rows[2]).toMatchObject({
      record_type: 'credit',
      record_id: String(receipt.id),
      ip: '127.0.0.1',
      changes: { note: [receipt.note, 'Titipan'] },
    });
    expect(data.count).toBe(data.rows.length);
  });

  it("shows nobody else's lines", async () => {
    const api = await startApi();
    await api.signIn('kasir.jkt');
    const token = await api.signIn('kolektor.jyp');
    const { data } = await api.call<{ rows: LogEntry[] }>('GET', 'logs/me', { token });
    expect(data.rows.map((row) => row.action)).toEqual(['SIGNED_IN']);
  });

  it.each(['update history set summary = $$x$$', 'delete from history', 'truncate history'])(
    'cannot be changed by: %s',
    async (statement) => {
      const api = await startApi();
      await api.signIn('kasir.jkt');
      await expect(api.connection.pool.query(statement)).rejects.toThrow('append-only');
    },
  );
});

describe('changesBetween', () => {
  it('holds only what differs, and takes nothing and null for the same', () => {
    expect(changesBetween({ a: 1, b: 'x', c: null }, { a: 2, b: 'x', c: undefined, d: 0 })).toEqual({
      a: [1, 2],
      d: [null, 0],
    });
  });
});
