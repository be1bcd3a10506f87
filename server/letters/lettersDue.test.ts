import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CollectionHome } from '@/lib/contract/collectionHome';
import type { LetterPreview } from '@/lib/contract/letterBatches';
import type { OverduePage } from '@/lib/contract/overdue';
import { todayIn } from '../calendar/today';
import { letterDay } from '../overdue/letterDueCondition';
import { contracts } from '../platform/db/schema';
import { DAY } from '../testing/lateContract';
import { startApi } from '../testing/startApi';
import { answersOf } from './letterFacts';

/*
 * Home, the list and the contract's page say the same of which letters are due: Home and the list by SQL, the others by the rule.
 */
it('lists those for whom the rule says that a letter is due, through weeks of letters, deliveries and promises', async () => {
  const api = await startApi();
  const { pool } = api.connection;
  let head = '';
  const get = async <T>(path: string, token = head) => {
    const answer = await api.call<T>('GET', path, { token });
    expect(answer.http, answer.message).toBe(200);
    return answer.data;
  };
  const steps = new Set<number>();
  for (const [week, nth] of [0, 1, 2, 3, 4].entries()) {
    head = await api.signIn('kacab.jkt');
    const director = await api.signIn('direktur');
    const day = await letterDay(api.connection.db, todayIn('Asia/Jakarta', api.now()));
    const due = [...(await answersOf(api.connection.db, eq(contracts.officeId, 1), day))].flatMap(
      ([code, { step }]) => (step === null ? [] : [{ code, step }]),
    );
    for (const { step } of due) steps.add(step);
    const codes = due.map(({ code }) => code).sort();
    const listed = await get<OverduePage>('overdue?office=1&letter=due&size=100');
    expect(listed.rows.map(({ code }) => code).sort(), `week ${week}`).toEqual(codes);
    expect(listed.count).toBe(codes.length);
    const preview = await get<LetterPreview>('letter-batches/preview?office=1&letter=due');
    expect(preview.due.reduce((sum, { count }) => sum + count, 0)).toBe(codes.length);
    expect(preview.none).toEqual([]);
    expect((await get<CollectionHome>('home/collection')).letters_due).toBe(codes.length);
    const all = await get<CollectionHome>('home/collection', director);
    expect(all.letters_due).toBe((await get<OverduePage>('overdue?letter=due&size=1', director)).count);

    // Most are made, of these most are delivered; some promise instead.
    for (const [at, { code, step }] of due.entries()) {
      if (at % 5 === nth) {
        await pool.query(
          `insert into promises (contract_code, office_id, made_on, due, amount, source, at, written_by)
           select $1, 1, $2::date, $2::date + 4, 500000, 'CALL', $3, 1
            where not exists (select from promises where contract_code = $1 and replaced_at is null)`,
          [code, day.today, api.now()],
        );
        continue;
      }
      await pool.query(
        `insert into letters (number, contract_code, office_id, step, late_from, made_on, dpd, arrears, penalty, at, written_by,
           way, delivered_on, received_by, delivery_note, delivery_written_by, paper)
         select $1, code, 1, $2, late_from, $3::date, 8, 1, 0, $4, 1, case when $5 then 'HAND' end,
                case when $5 then $3::date end, case when $6 then 'Istri' end, '', case when $5 then 1 end, '{}'
           from contracts where code = $7`,
        [`UJI/SP/${week}/${code}`, step, day.today, api.now(), at % 4 > 0, at % 4 > 1, code],
      );
    }
    api.advance((week % 2 === 0 ? 7 : 8) * DAY);
  }
  expect([...steps].sort()).toEqual([1, 2, 3]);
});
