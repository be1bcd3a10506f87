import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CREDIT_SENT, NOTIFICATION_READ } from '@/lib/contract/realtime';
import { approvalOf, requestNoteChange, someReceipt } from '../../testing/changedNote';
import { startApi, type TestApi } from '../../testing/startApi';
import { connect } from '../db/connect';
import { outbox } from '../db/schema';
import { addToOutbox, type OutgoingEvent } from '../outbox/outbox';
import { drainOutbox } from './outboxQueue';
import { tailOutbox } from './outboxTail';
import { externalPublisher } from './publisher';
import { openPusherEndpoint } from './pusherEndpoint';
import { channelSignature } from './signatures';
import { eventually } from '../../../tests/eventually';

const authorize = (api: TestApi, token: string | undefined, channel: string, form = false) => {
  const fields = { socket_id: '123.456', channel_name: channel };
  return api.app.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    payload: form ? new URLSearchParams(fields).toString() : fields,
  });
};

describe('channel authorization', () => {
  it('answers the bare signature, for forms and for JSON', async () => {
    const api = await startApi();
    const token = await api.signIn('kasir.jkt');
    const auth = channelSignature({ key: 'test-key', secret: 'test-secret' }, '123.456', 'private-credits.2');
    for (const form of [true, false]) {
      const response = await authorize(api, token, 'private-credits.2', form);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ auth });
    }
  });

  it('opens to each only what is theirs', async () => {
    const api = await startApi();
    const status = async (token: string | undefined, channel: string) =>
      (await authorize(api, token, channel, true)).statusCode;
    const [kasir, checker, surveyor, collector] = [
      await api.signIn('kasir.jkt'),
      await api.signIn('penyetuju.jkt'),
      await api.signIn('surveyor.jkt'),
      await api.signIn('kolektor.jyp'),
    ];
    expect(await status(undefined, 'private-credits.2')).toBe(401);
    expect(await status(kasir, 'private-notifications.4')).toBe(200);
    expect(await status(kasir, 'private-notifications.5')).toBe(403);
    expect(await status(kasir, 'private-credit_approvals.4')).toBe(403);
    expect(await status(checker, 'private-credit_approvals.5')).toBe(200);
    expect(await status(checker, 'private-credit_approvals.4')).toBe(403);
    expect(await status(surveyor, 'private-credits.2')).toBe(403);
    expect(await status(collector, 'private-credits.2')).toBe(200);
    for (const channel of [
      'credits.2',
      'private-credits.1',
      'private-private-credits.2',
      'presence-credits.2',
      'private-',
    ]) {
      expect(await status(checker, channel), channel).toBe(403);
    }
    await api.call('POST', 'auth/logout', { token: checker });
    expect(await status(checker, 'private-credit_approvals.5')).toBe(401);
  });
});

const listen = async (api: TestApi) => {
  const heard: OutgoingEvent<string>[] = [];
  const tail = await tailOutbox(
    api.connection,
    ({ channel, event, payload }) => {
      heard.push({ channel, event, payload });
      return Promise.resolve();
    },
    api.now,
  );
  onTestFinished(() => tail.close());
  return heard;
};

/** Something on a channel of no one, known by its mark. */
const marked = (mark: string): OutgoingEvent => ({ channel: 'a', event: CREDIT_SENT, payload: { id: mark } });
const markOf = ({ payload }: Pick<OutgoingEvent<string>, 'payload'>) => (payload as { id: string }).id;

describe('the outbox', () => {
  it('keeps back what the contract does not name for an event', async () => {
    const api = await startApi();
    const payload = { id: 7, surplus: 'of a table' };
    await addToOutbox(api.connection.db, api.now(), { channel: 'a', event: NOTIFICATION_READ, payload });
    const rows = await api.connection.db.select({ payload: outbox.payload }).from(outbox);
    expect(rows).toEqual([{ payload: { id: 7 } }]);
  });

  it('sends after the commit, and nothing after a rollback', async () => {
    const api = await startApi();
    const heard = await listen(api);
    const { db } = api.connection;
    const kept = marked('kept');
    await expect(
      db.transaction(async (tx) => {
        await addToOutbox(tx, api.now(), marked('lost'));
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await db.transaction(async (tx) => {
      await addToOutbox(tx, api.now(), kept);
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(heard).toEqual([]);
    });
    await eventually(() => expect(heard).toEqual([kept]));
  });

  it('sends in the order of commits, though ids were taken in another', async () => {
    const api = await startApi();
    const heard = await listen(api);
    const { db } = api.connection;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = db.transaction(async (tx) => {
      await addToOutbox(tx, api.now(), marked('first id'));
      await held;
    });
    await eventually(async () => {
      const { rows } = await api.connection.pool.query(
        'select last_value from outbox_id_seq where is_called',
      );
      expect(rows).toHaveLength(1);
    });
    await addToOutbox(db, api.now(), marked('second id'));
    await eventually(() => expect(heard.map(markOf)).toEqual(['second id']));
    release();
    await slow;
    await eventually(() => expect(heard.map(markOf)).toEqual(['second id', 'first id']));
  });

  it('reaches every instance, and comes back after its connection broke', async () => {
    const api = await startApi();
    const [one, two] = [await listen(api), await listen(api)];
    await addToOutbox(api.connection.db, api.now(), marked('one'));
    await eventually(() => expect([one.length, two.length]).toEqual([1, 1]));
    api.advance(10);
    await api.connection.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'angsur-outbox' and datname = current_database()",
    );
    await addToOutbox(api.connection.db, api.now(), marked('two'));
    await eventually(() =>
      expect([one.map(markOf), two.map(markOf)]).toEqual([
        ['one', 'two'],
        ['one', 'two'],
      ]),
    );
  });

  it('carries a whole approval: asked, pushed, decided', async () => {
    const api = await startApi();
    const heard = await listen(api);
    const [maker, checker] = [await api.signIn('kasir.jkt'), await api.signIn('penyetuju.jkt')];
    const receipt = await someReceipt(api, maker);
    const { update } = await requestNoteChange(api, maker, receipt);
    await eventually(() =>
      expect(heard.filter((event) => event.event === 'send.credit_approval')).toHaveLength(3),
    );
    await api.call('PUT', `credits/${receipt.id}`, { token: checker, body: approvalOf(update) });
    await eventually(() => expect(heard.filter((event) => event.channel === 'credits.2')).toHaveLength(2));
    await eventually(() =>
      expect(heard.at(-1)).toMatchObject({ channel: 'notifications.4', payload: { source: 'credit' } }),
    );
  });
});

describe('an external server', () => {
  it('gets each event once, from whichever instance, and waits in the outbox while it is down', async () => {
    const api = await startApi();
    const app = { appId: 'ext', key: 'ext-key', secret: 'ext-secret' };
    const first = await openPusherEndpoint(app, { host: '127.0.0.1', port: 0 });
    const { port } = first;
    const got: string[] = [];
    const ear = {
      id: 'ear',
      send: (text: string) => {
        const { data } = JSON.parse(text) as { data: string };
        got.push(markOf({ payload: JSON.parse(data) as unknown }));
      },
    };
    first.hub.join('private-a', ear);
    const publish = externalPublisher({
      mode: 'external',
      ...app,
      host: '127.0.0.1',
      port,
      tls: false,
      cluster: 'mt1',
    });
    const failed = vi.fn();
    const instances = [api.connection, connect(api.url)];
    for (const connection of instances) {
      const queue = await drainOutbox(connection, publish, () => new Date(), failed);
      onTestFinished(() => queue.close());
    }
    const send = (mark: string) => addToOutbox(api.connection.db, api.now(), marked(mark));
    for (let n = 0; n < 20; n++) await send(`e${n}`);
    await eventually(() => expect(got).toHaveLength(20));
    expect(new Set(got).size).toBe(20);

    await first.close();
    await send('while down');
    await eventually(() => expect(failed).toHaveBeenCalled());
    expect(
      await api.connection.db
        .select()
        .from(outbox)
        .where(sql`${outbox.payload} ->> 'id' = 'while down'`),
    ).toHaveLength(1);
    const second = await openPusherEndpoint(app, { host: '127.0.0.1', port });
    onTestFinished(() => second.close());
    second.hub.join('private-a', ear);
    await eventually(() => expect(got.at(-1)).toBe('while down'));
    await eventually(async () => expect(await api.connection.db.select().from(outbox)).toEqual([]));
    await instances[1]?.close();
  });
});
