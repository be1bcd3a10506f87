import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../openDatabase';
import { createDatabase, type TestDatabase } from '../../testing/createDatabase';
import { emptyFolder } from '../../testing/dataFolder';
import { appUrl, makeAppRole, mayRewriteHistory } from './appRole';

let database: TestDatabase;
let client: pg.Client;
let owner: string;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: appUrl(database.url, inject('appRole')).url });
  await client.connect();
  owner = (
    await client.query<{ name: string }>(
      "select tableowner as name from pg_tables where tablename = 'history'",
    )
  ).rows[0]!.name;
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The code with which PostgreSQL refuses; null: it does not. */
const refusal = (statement: string) =>
  client.query(statement).then(
    () => null,
    (error: pg.DatabaseError) => error.code,
  );
const lines = async () =>
  (
    await client.query<{ all: string }>(
      "select count(*) || ' ' || md5(string_agg(h::text, '' order by id)) as all from history h",
    )
  ).rows[0]?.all;

const DENIED = '42501';
/** What somebody who can make the server send any statement would try on the log. */
const ATTACKS: readonly (readonly [string, string])[] = [
  ['changing a line', "update history set summary = 'x'"],
  [
    'changing by writing the same number',
    "insert into history (id, at, action, summary, changes) overriding system value select id, at, action, 'x', '{}' from history limit 1 on conflict (id) do update set summary = 'x'",
  ],
  [
    'merging',
    "merge into history h using (select 1 as one) s on h.id > 0 when matched then update set summary = 'x'",
  ],
  ['removing lines', 'delete from history'],
  ['emptying it', 'truncate history'],
  ['emptying it with another', 'truncate staff cascade'],
  ['removing it', 'drop table history'],
  ['removing whom it names', 'drop table staff cascade'],
  ['hiding it', 'alter table history rename to history_away'],
  ['giving it another place', 'alter table history set schema pg_temp'],
  ['switching the trigger off', 'alter table history disable trigger all'],
  ['removing the trigger', 'drop trigger history_append_only on history'],
  ['switching off what dates its lines', 'alter table history disable trigger history_has_own_time'],
  [
    'another body of what dates its lines',
    "create or replace function history_has_own_time() returns trigger language plpgsql as 'begin return new; end'",
  ],
  [
    'another trigger',
    'create trigger swallow before insert on history for each row execute function history_is_append_only()',
  ],
  [
    'another body of the trigger',
    "create or replace function history_is_append_only() returns trigger language plpgsql as 'begin return null; end'",
  ],
  ['a rule', 'create rule swallow as on insert to history do instead nothing'],
  ['a policy', 'create policy hide on history using (false)'],
  ['row security', 'alter table history enable row level security'],
  ['a column less', 'alter table history drop column summary'],
  ['another column type', 'alter table history alter column summary type varchar(1)'],
  ['no log of writes', 'alter table history set unlogged'],
  ['another owner', 'alter table history owner to current_user'],
  ['triggers of a replica only', 'set session_replication_role = replica'],
  ['locking everybody out', 'do $$ begin lock table history in access exclusive mode; end $$'],
  ['a file of the server', "copy history from '/etc/hostname'"],
  ['a program of the server', "copy history from program 'id'"],
  ['a file beside it', "copy history to '/tmp/history'"],
  ['a role of its own making', 'create role helper superuser login'],
  ['more rights', 'alter role current_user superuser'],
  ['a function of the superuser', "select lo_import('/etc/hostname')"],
  ['a table of its own', 'create table public.history_2 (like history)'],
];

describe('the role that the server works as', () => {
  it.each(ATTACKS)('is refused %s', async (_what, statement) => {
    const before = await lines();
    expect(await refusal(statement)).toBe(DENIED);
    expect(await lines()).toBe(before);
  });

  it('does not become the owner', async () => {
    const name = pg.escapeIdentifier(owner);
    expect(await refusal(`set role ${name}`)).toBe(DENIED);
    expect(await refusal(`set session authorization ${name}`)).toBe(DENIED);
    expect(await refusal(`grant ${name} to current_user`)).toBe(DENIED);
    // Of what it may not give it gives nothing, with a warning.
    await client.query('grant all on history to current_user');
    await client.query('reset role; reset session authorization');
    expect((await client.query<{ as: string }>('select current_user as as')).rows[0]?.as).toBe(
      inject('appRole'),
    );
    expect(await refusal('delete from history')).toBe(DENIED);
  });

  it('does not move the numbers of the log', async () => {
    expect(await refusal("select setval('history_id_seq', 1)")).toBe(DENIED);
    expect(await refusal('alter sequence history_id_seq restart')).toBe(DENIED);
  });

  it('appends and reads', async () => {
    await client.query(
      "insert into history (at, action, summary, changes) values (now(), 'SIGNED_IN', 'x', '{}')",
    );
    const { rows } = await client.query("select action from history where summary = 'x'");
    expect(rows).toEqual([{ action: 'SIGNED_IN' }]);
  });

  it('cannot date its lines', async () => {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    onTestFinished(() => admin.end());
    await admin.query('alter table history enable trigger history_has_own_time');
    const write = (by: pg.Client, at: string) =>
      by.query(
        `insert into history (at, action, summary, changes) values (${at}, 'DATED', 'x', '{}') returning abs(extract(epoch from at - clock_timestamp())) < 5 as now`,
      );
    // A table of its own does not stand in for what the trigger asks.
    await client.query(
      'create temp table pg_class as select oid, (select oid from pg_roles where rolname = current_user) as relowner from pg_catalog.pg_class',
    );
    for (const at of ["'2020-01-01'", "'2999-01-01'", "'infinity'", 'now()'])
      expect((await write(client, at)).rows).toEqual([{ now: true }]);
    // A transaction that was held open dates nothing either.
    await client.query('begin');
    await client.query('select now()');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { rows } = await client.query(
      "insert into history (at, action, summary, changes) values (now(), 'DATED', 'x', '{}') returning at > now() as later",
    );
    await client.query('commit');
    expect(rows).toEqual([{ later: true }]);
    // The owner brings lines with their times: the demo, a restored copy.
    expect((await write(admin, "'2020-01-01'")).rows).toEqual([{ now: false }]);
  });

  it('has the tables of later versions too', async () => {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query('create table later (id integer generated always as identity primary key, what text)');
    await admin.query('create sequence later_number');
    await admin.end();
    await client.query(
      "insert into later (what) values ('x'); update later set what = nextval('later_number')::text; delete from later",
    );
    expect(await refusal('truncate later')).toBe(DENIED);
  });
});

describe('a database that is opened', () => {
  async function open(options: { databaseUrl: string; ownerUrl?: string }) {
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    const opened = await openDatabase({ ...options, dataDir: emptyFolder(), print });
    onTestFinished(() => opened.close());
    const { pool } = opened.connection;
    const { rows } = await pool.query<{ role: string }>('select current_user as role');
    return { pool, said, role: rows[0]?.role };
  }

  /** A company, and a role that an operator made for it. */
  async function company() {
    const made = await createDatabase();
    const admin = new pg.Client({ connectionString: made.url });
    await admin.connect();
    const name = new URL(made.url).pathname.slice(1);
    const role = `own_${name}`;
    await admin.query(`create role ${role} login password 'rahasia'`);
    onTestFinished(async () => {
      await admin.query(
        `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`,
      );
      await admin.end();
      await made.drop();
    });
    const own = new URL(made.url);
    own.username = role;
    own.password = 'rahasia';
    return { url: made.url, own: own.toString(), role, admin, made: `${name}_app` };
  }

  it('is worked with as a role of its own, however often and by however many at once', async () => {
    const { url, made, admin } = await company();
    const both = await Promise.all([open({ databaseUrl: url }), open({ databaseUrl: url })]);
    for (const one of [...both, await open({ databaseUrl: url })]) {
      expect([one.role, one.said]).toEqual([made, []]);
      await expect(one.pool.query('delete from history')).rejects.toThrow('permission denied');
    }
    await admin.query(`alter role ${made} password 'lain'`);
    expect(await makeAppRole(url, made)).not.toBeNull();
  });

  it('is worked with as the role that the operator made', async () => {
    const { url, own, role } = await company();
    const opened = await open({ databaseUrl: own, ownerUrl: url });
    expect([opened.role, opened.said]).toEqual([role, []]);
    await expect(opened.pool.query('delete from history')).rejects.toThrow('permission denied');
    expect(await mayRewriteHistory(own)).toBe(false);
  });

  it('says so where its role owns the log and may make no other', async () => {
    const { own, role, admin } = await company();
    await admin.query(`grant usage on schema drizzle to ${role}; grant select on all tables in schema drizzle to ${role};
      alter table history owner to ${role}`);
    const opened = await open({ databaseUrl: own });
    expect(opened.role).toBe(role);
    expect(opened.said.join()).toContain('Log dijaga trigger saja');
    await expect(opened.pool.query('delete from history')).rejects.toThrow('append-only');
  });
});
