import { expect } from 'vitest';
import type { LetterBatch, LetterPreview } from '@/lib/contract/letterBatches';
import type { ContractLetters, Letter, PrintedLetter } from '@/lib/contract/letters';
import { todayIn } from '../calendar/today';
import { DAY } from './lateContract';
import { startApi, type TestApi } from './startApi';

/** Who writes letters in Jakarta, and a contract on which nothing was late until `days` ago. */
export async function letterDesk(days = 8) {
  const api = await startApi();
  const [head, director] = [await api.signIn('kacab.jkt'), await api.signIn('direktur')];
  await api.connection.pool.query("update sessions set expires_at = now() + interval '10 years'");
  const { rows } = await api.connection.pool.query<{ code: string; ahead: number }>(
    `select code, next_due - $1::date as ahead from contracts
      where office_id = 1 and status = 'ACTIVE' and next_due >= $1 order by next_due, code limit 1`,
    [today(api)],
  );
  const { code = '', ahead = 0 } = rows[0] ?? {};
  api.advance((ahead + days) * DAY);
  return { api, head, director, code, ...acts(api, head) };
}

/** The date in Jakarta. */
export const today = (api: Pick<TestApi, 'now'>) => todayIn('Asia/Jakarta', api.now());

function acts(api: TestApi, token: string) {
  const lettersOf = async (code: string) =>
    (await api.call<ContractLetters>('GET', `contracts/${code}/letters`, { token })).data;
  const make = (code: string, step: number, key?: string) =>
    api.call<PrintedLetter>('POST', `contracts/${code}/letters`, {
      ...{ token, body: { step } },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const deliver = async (letter: Pick<Letter, 'id' | 'version'>, over: object = {}) =>
    api.call<Letter & { current?: Letter; errors?: Record<string, string> }>(
      'PUT',
      `letters/${letter.id}/delivery`,
      {
        token,
        body: {
          ...{ version: letter.version, way: 'HAND', day: today(api), received_by: 'Istri', note: '' },
          ...over,
        },
      },
    );
  const preview = async (query = '') =>
    (await api.call<LetterPreview>('GET', `letter-batches/preview?${query}`, { token })).data;
  const order = async (filter: object = {}) => {
    const due = (await preview(new URLSearchParams(Object.entries(filter)).toString())).due;
    const body = { filter, due: due.reduce((sum, { count }) => sum + count, 0) };
    const answer = await api.call<LetterBatch>('POST', 'letter-batches', { token, body });
    expect(answer.http, answer.message).toBe(200);
    return answer.data;
  };
  const next = (id: number) => api.call<LetterBatch>('POST', `letter-batches/${id}/next`, { token });
  return { lettersOf, make, deliver, preview, order, next };
}

/** A promise on a contract, as a call wrote it. */
export async function promised(api: TestApi, code: string, due: string, amount = 100_000) {
  await api.connection.pool.query(
    'update promises set replaced_at = $2 where contract_code = $1 and replaced_at is null',
    [code, api.now()],
  );
  await api.connection.pool.query(
    `insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by)
     values ($1, 1, $2, $3, $4, 'CALL', $5, 1)`,
    [code, today(api), due, amount, api.now()],
  );
}
