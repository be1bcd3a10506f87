import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Any number that all instances agree on: only one gives rights at a time. */
const GRANT_LOCK = 7_206_004;
/** What is only read and appended to. */
const APPENDED = 'history, rights_taken, bpkb_movements, bpkb_count_books, bpkb_scans';

/**
 * Makes the role that the server works as, with rows to read and write but nothing to own, and of the log, of rights that were
 * taken, of what happened to books and of what was counted only to read and to append (docs/decisions/0113).
 * @param ownerUrl whoever owns the tables
 * @returns its connection string; null: the owner may make no roles, or nobody can connect as the new one
 */
export async function makeAppRole(ownerUrl: string, role: string): Promise<string | null> {
  const { url, password } = appUrl(ownerUrl, role);
  const made = await asOwner(ownerUrl, async (client) => {
    // A restart finds it as it was left; one that cannot connect gets the password that belongs to its owner's.
    if (!(await connects(url)) && !(await putRole(client, role, password))) return false;
    await grantRows(client, role);
    return true;
  });
  return made && (await connects(url)) ? url : null;
}

/** Gives a role that somebody else made the same rights. */
export function grantAppRole(ownerUrl: string, role: string): Promise<void> {
  return asOwner(ownerUrl, (client) => grantRows(client, role));
}

/** Where the role of an owner's database connects; its password follows from the owner's, and not the other way round. */
export function appUrl(ownerUrl: string, role: string): { url: string; password: string } {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  url.username = encodeURIComponent(role);
  url.password = password;
  return { url: url.toString(), password };
}

/** Whether whoever connects there could change or remove lines of the log, or give themselves the right to. */
export async function mayRewriteHistory(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ may: boolean }>(
      `select r.rolsuper or r.rolcreaterole or pg_has_role(c.relowner, 'MEMBER')
              or has_table_privilege(c.oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER')
              or has_any_column_privilege(c.oid, 'UPDATE') as may
         from pg_roles r, pg_class c
        where r.rolname = current_user and c.oid = 'public.history'::regclass`,
    );
    return rows[0]?.may ?? true;
  } finally {
    await client.end();
  }
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'angsur-grant' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [GRANT_LOCK]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** False: this owner may make no roles. */
async function putRole(client: pg.Client, role: string, password: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean; there: boolean }>(
    `select r.rolsuper or r.rolcreaterole as may, exists (select from pg_roles where rolname = $1) as there
       from pg_roles r where r.rolname = current_user`,
    [role],
  );
  if (!rows[0]?.may) return false;
  const name = pg.escapeIdentifier(role);
  const secret = pg.escapeLiteral(password);
  if (!rows[0].there) await client.query(`create role ${name}`);
  await client.query(`alter role ${name} with login nocreatedb nocreaterole noinherit password ${secret}`);
  return true;
}

/** All in one transaction: at no moment may the role do more than in the end. */
async function grantRows(client: pg.Client, name: string): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const rows = 'select, insert, update, delete';
  await client.query(`
    grant usage on schema public, drizzle to ${role};
    grant select on all tables in schema drizzle to ${role};
    grant ${rows} on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    alter default privileges in schema public grant ${rows} on tables to ${role};
    alter default privileges in schema public grant usage, select on sequences to ${role};
    revoke all on ${APPENDED} from ${role};
    grant select, insert on ${APPENDED} to ${role}`);
}

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
