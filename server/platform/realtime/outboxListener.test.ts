import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../../testing/createDatabase';
import { proxyTo } from '../../testing/databaseProxy';
import { uncaught } from '../../testing/uncaught';
import { listenToOutbox } from './outboxListener';
import { eventually } from '../../../tests/eventually';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('listening for events', () => {
  it('comes back after every outage with one connection, and asks ever more rarely meanwhile', async () => {
    const escaped = uncaught();
    const database = await createDatabase({ empty: true });
    onTestFinished(() => database.drop());
    const proxy = await proxyTo(database.url);
    onTestFinished(() => proxy.close());
    const [written, connected] = [vi.fn(), vi.fn()];
    const listener = await listenToOutbox(proxy.url, { written, connected });
    onTestFinished(() => listener.close());
    for (let outage = 1; outage <= 2; outage++) {
      const before = proxy.attempts();
      proxy.cut();
      await sleep(4000);
      expect(proxy.attempts() - before).toBeGreaterThan(0);
      expect(proxy.attempts() - before).toBeLessThan(8);
      proxy.mend();
      await eventually(() => expect(connected).toHaveBeenCalledTimes(1 + outage));
      await sleep(1500);
      expect(proxy.open()).toBe(1);
    }
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("select pg_notify('angsur_outbox', '7')");
    await client.end();
    await eventually(() => expect(written).toHaveBeenCalledWith(7));
    expect(written).toHaveBeenCalledTimes(1);
    expect(escaped()).toEqual([]);
  });

  it('tries no more once it is closed', async () => {
    const database = await createDatabase({ empty: true });
    onTestFinished(() => database.drop());
    const proxy = await proxyTo(database.url);
    onTestFinished(() => proxy.close());
    const listener = await listenToOutbox(proxy.url, { written: vi.fn(), connected: vi.fn() });
    proxy.cut();
    await sleep(100);
    await listener.close();
    const attempts = proxy.attempts();
    await sleep(1500);
    expect(proxy.attempts()).toBe(attempts);
  });
});
