import { expect, it, onTestFinished, vi } from 'vitest';
import pg from 'pg';
import { createDatabase } from '../../testing/createDatabase';
import { connect } from '../db/connect';
import { tailOutbox } from './outboxTail';
import { eventually } from '../../../tests/eventually';

it('an event that could not be read when it was announced is delivered later, once, and nothing stays waiting', async () => {
  const database = await createDatabase({ empty: false });
  const connection = connect(database.url, { max: 1 });
  const publish = vi.fn(() => Promise.resolve());
  const tail = await tailOutbox(connection, publish, () => new Date());
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  onTestFinished(async () => {
    await tail.close();
    await admin.end();
    await connection.close();
    await database.drop();
  });
  await eventually(async () => expect((await tail.backlog()).lag).toBe(0));
  // The one connection that it could read on is somebody else's, longer than anybody waits for one.
  const taken = await connection.pool.connect();
  await admin.query(
    `insert into outbox (channel, event, payload, created_at) values ('credits.2', 'send.credit', '{"id":7}', now())`,
  );
  await eventually(async () => expect((await tail.backlog()).waiting).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(publish).not.toHaveBeenCalled();
  taken.release();
  await eventually(() => expect(publish).toHaveBeenCalledTimes(1));
  expect(publish).toHaveBeenCalledWith(expect.objectContaining({ payload: { id: 7 } }));
  await eventually(async () => expect(await tail.backlog()).toMatchObject({ waiting: 0 }));
});
