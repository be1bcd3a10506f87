import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Manifest, TableEntry } from './manifest';

/** What ends with a restore: everybody signs in again, because a session that was ended since must not live again. */
const NOT_KEPT = [
  ...['sessions', 'socket_sessions', 'challenges', 'throttles', 'outbox'],
  // Files on their way here: whoever sends them begins again.
  ...['file_uploads', 'file_chunks'],
];

export interface Table {
  name: string;
  /** Those that are written; generated ones follow from them. */
  columns: string[];
  /** What its rows are in order by. */
  key: string[];
  /** 64-bit numbers, generated ones too. */
  sums: string[];
}

/** The same text for the same rows, wherever it is written. */
const ONE_FORM = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0`;

/** A connection that sees the database as it stood at one moment; whoever opened it ends it. */
export async function openMoment(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'angsur-backup' });
  await client.connect();
  await client.query(`${ONE_FORM}; begin isolation level repeatable read read only; select 1`);
  return client;
}

/** The tables that are kept, by name. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
            coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.atttypid = 'bigint'::regtype), '{}') as sums,
            coalesce((select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum))
                        from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
                       where i.indrelid = c.oid and i.indisprimary), '{}') as key
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
      group by c.oid, c.relname order by c.relname`,
    [NOT_KEPT],
  );
  return rows;
}

const list = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ');

/** Writes a table's rows to `file`, or only reads them: how many, and what they hash to. */
export async function readTable(
  client: pg.ClientBase,
  table: Table,
  file: string | null,
): Promise<TableEntry> {
  const order = table.key.length > 0 ? list(table.key) : 't::text';
  const query = `copy (select ${list(table.columns)} from ${pg.escapeIdentifier(table.name)} t order by ${order}) to stdout`;
  const copy = client.query(copyTo(query));
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, file === null ? undefined : chunk);
    },
  });
  if (file === null) await pipeline(copy, counting.resume());
  else await pipeline(copy, counting, createWriteStream(file, { mode: 0o600 }));
  const { name, columns } = table;
  return {
    name,
    columns,
    rows: (copy as unknown as { rowCount: number }).rowCount,
    bytes,
    sha256: hash.digest('hex'),
  };
}

/** Loads a file of `readTable` into its table. */
export async function loadTable(
  client: pg.ClientBase,
  { name, columns }: TableEntry,
  file: string,
): Promise<void> {
  const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list(columns)}) from stdin`));
  await pipeline(createReadStream(file), into);
}

/** The sum of every 64-bit column. */
export async function sumsOf(client: pg.ClientBase, tables: readonly Table[]): Promise<Manifest['sums']> {
  const sums: Manifest['sums'] = {};
  for (const { name, sums: columns } of tables) {
    if (columns.length === 0) continue;
    const each = columns.map((column) => `coalesce(sum(${pg.escapeIdentifier(column)}), 0)::text`);
    const { rows } = await client.query<string[]>({
      text: `select ${each.join(', ')} from ${pg.escapeIdentifier(name)}`,
      rowMode: 'array',
    });
    columns.forEach((column, index) => (sums[`${name}.${column}`] = rows[0]?.[index] ?? '0'));
  }
  return sums;
}

/** Where every sequence stands. Read after the rows' moment began, so never behind them. */
export async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
