import { describe, expect, it } from 'vitest';
import { MAX_PRICE_ROWS } from '@/lib/contract/priceListDefaults';
import { priceLineSchema } from '@/lib/contract/prices';
import { startApi } from '../../testing/startApi';
import { MAX_VALUES } from './bodies';

/** As many numbers as a body of the largest call holds. */
const numbers = (count: number) => `{"rows":[${'0,'.repeat(count - 1)}0]}`;

async function start() {
  const api = await startApi();
  const token = await api.signIn('admin.sistem');
  const send = async (payload: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await api.app.inject({ method: 'POST', url: '/api/prices/preview', headers, payload });
    return { status: answer.statusCode, body: answer.body };
  };
  return send;
}

describe('a body', () => {
  it('of a million values is refused before they are looked at', async () => {
    const send = await start();
    const wide = await send(numbers(990_000));
    expect(wide).toMatchObject({ status: 400 });
    expect(wide.body).toContain('Kiriman berisi terlalu banyak nilai.');
    expect((await send(numbers(MAX_VALUES + 1))).status).toBe(400);
  });

  it('of as many values as are taken is answered field by field; commas in texts are no values', async () => {
    const send = await start();
    expect((await send(numbers(MAX_VALUES))).status).toBe(422);
    const texts = JSON.stringify({ rows: [',,,\\",'.repeat(150_000)] });
    expect((await send(texts)).status).toBe(422);
  });

  it('has room for the largest price list', () => {
    expect(MAX_PRICE_ROWS * Object.keys(priceLineSchema.shape).length).toBeLessThan(MAX_VALUES / 2);
  });
});
