import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../../testing/createDatabase';
import { connect } from './connect';
import { prepared, preparedByShape } from './prepared';
import { offices } from './schema';

async function oneConnection() {
  const database = await createDatabase();
  const connection = connect(database.url, { max: 1 });
  onTestFinished(async () => {
    await connection.close();
    await database.drop();
  });
  return connection.db;
}

const namesKept = sql`select name from pg_prepared_statements where name <> '' order by name`;

it('prepares a statement once for the database and once more for a transaction, under one name', async () => {
  const db = await oneConnection();
  let made = 0;
  const officeOf = prepared((on) => {
    made += 1;
    return on
      .select({ id: offices.id })
      .from(offices)
      .where(eq(offices.id, sql.placeholder('id')))
      .prepare('office_of');
  });
  expect(await officeOf(db).execute({ id: 1 })).toEqual([{ id: 1 }]);
  expect(await officeOf(db).execute({ id: 2 })).toEqual([{ id: 2 }]);
  expect(made).toBe(1);
  await db.transaction(async (tx) => {
    expect(await officeOf(tx).execute({ id: 3 })).toEqual([{ id: 3 }]);
    expect(await officeOf(tx).execute({ id: 1 })).toEqual([{ id: 1 }]);
  });
  expect(made).toBe(2);
  expect((await db.execute(namesKept)).rows).toEqual([{ name: 'office_of' }]);
});

it('prepares each shape apart', async () => {
  const db = await oneConnection();
  const idsFrom = preparedByShape((on, { shape, most }: { shape: string; most: number }) =>
    on
      .select({ id: offices.id })
      .from(offices)
      .where(sql`${offices.id} >= ${sql.placeholder('from')}`)
      .orderBy(offices.id)
      .limit(most)
      .prepare(`ids_${shape}`),
  );
  const ids = async (most: number, from: number) =>
    (await idsFrom(db, { shape: String(most), most }).execute({ from })).map(({ id }) => id);
  expect(await ids(1, 1)).toEqual([1]);
  expect(await ids(2, 1)).toEqual([1, 2]);
  expect(await ids(1, 2)).toEqual([2]);
  expect((await db.execute(namesKept)).rows).toEqual([{ name: 'ids_1' }, { name: 'ids_2' }]);
});
