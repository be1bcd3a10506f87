import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Random } from '../seed/random';
import { startApi } from '../testing/startApi';
import { namesAccount, namesAccountSql } from './namesAccount';

it.each([
  ['5270123456', true],
  ['527-012-3456 a.n. PT Angsur', true],
  ['...3456', true],
  ['BCA 3456', true],
  ['456', false],
  ['0123', false],
  ['5270123457', false],
  ['PT Angsur', false],
  ['', false],
])('%s names 5270123456: %s', (written, isNamed) => {
  expect(namesAccount(written, '5270123456')).toBe(isNamed);
});

it('is the same in the database', async () => {
  const api = await startApi();
  const random = new Random(20_261_129);
  const drawn = (pieces: readonly string[], longest: number) =>
    Array.from(
      { length: random.between(0, longest) },
      () => pieces[random.between(0, pieces.length - 1)] ?? '',
    ).join('');
  const cases = Array.from({ length: 3000 }, () => ({
    written: drawn(['1', '2', '12', '-', ' ', '.', 'a.n. ', '٣'], 8),
    number: drawn(['1', '2', '12'], 6),
  }));
  const { rows } = await api.connection.db.execute<{ named: boolean }>(sql`
    select ${namesAccountSql(sql`t.written`, sql`t.number`)} as named
      from json_to_recordset(${JSON.stringify(cases)}::json) as t (written text, number text)`);
  expect(rows.map(({ named }) => named)).toEqual(
    cases.map(({ written, number }) => number !== '' && namesAccount(written, number)),
  );
});
