import { Random } from '../../seed/random';
import { startApi, type TestApi } from '../startApi';
import { PEOPLE, type Person, type World } from './steps/world';

/** A world of eight running contracts, of which three are late and two were never paid. */
export async function startWorld(seed: number): Promise<World> {
  const api = await startApi();
  const tokens = await signInAll(api);
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `(select code from contracts where status = 'ACTIVE' and office_id = 1 and next_due < current_date order by next_due limit 3)
     union (select code from contracts where status = 'ACTIVE' and office_id = 1 and next_due > current_date order by code limit 3)`,
  );
  const [first, ...others] = [...rows.map((row) => row.code), ...(await addUnpaid(api))];
  if (first === undefined) throw new Error('no contract runs');
  return { api, tokens, codes: [first, ...others], random: new Random(seed), told: [] };
}

/** Two contracts of forty days on which nothing was ever paid: one that runs once more, as another one. */
async function addUnpaid(api: TestApi): Promise<string[]> {
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `insert into contracts
     select (jsonb_populate_record(null::contracts, to_jsonb(c) || jsonb_build_object(
              'code', 'JKT-9901-0000' || n, 'plate_number', 'B 990' || n || ' UJI', 'date_start', current_date - 40,
              'next_due', (current_date - 40 + interval '1 month')::date, 'due_day', null, 'in_advance', false,
              'outstanding', c.principal, 'late_from', (current_date - 39 + interval '1 month')::date))).*
       from (select * from contracts where status = 'ACTIVE' and office_id = 1 order by code limit 1) c,
            generate_series(1, 2) n
     returning code`,
  );
  return rows.map((row) => row.code);
}

/** Everybody's session; it outlives the days that pass in a world. */
export async function signInAll(api: TestApi): Promise<Record<Person, string>> {
  const tokens = {} as Record<Person, string>;
  for (const person of PEOPLE) tokens[person] = await api.signIn(person);
  await api.connection.pool.query(`update sessions set expires_at = now() + interval '10 years'`);
  return tokens;
}

/** How many calls have written something. */
export const written = ({ told }: World) => told.filter((line) => line.includes('→ 200')).length;
