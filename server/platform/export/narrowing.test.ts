import { expect, it } from 'vitest';
import { connect } from '../db/connect';
import { startApi } from '../../testing/startApi';
import { narrowing } from './narrowing';

it('says what helps where a statement took too long, and nothing else of other failures', async () => {
  const api = await startApi();
  const hurried = connect(api.url, { limits: { statement_timeout: 20 } });
  try {
    await expect(narrowing(hurried.db.execute('select pg_sleep(1)'))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Persempit periode') as string,
    });
    await expect(narrowing(hurried.db.execute('select 1/0'))).rejects.not.toHaveProperty('status');
    await expect(narrowing(Promise.resolve(7))).resolves.toBe(7);
  } finally {
    await hurried.close();
  }
});
