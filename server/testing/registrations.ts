import { todayIn } from '../calendar/today';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import type { TestApi } from './startApi';

type Parts = Parameters<typeof buildRegistrationForm>[0];

/** Who takes which part of a registration at the office in Jakarta. */
export const PEOPLE = {
  clerk: 'kontrak.jkt',
  surveyor: 'surveyor.jkt',
  approver: 'penyetuju.jkt',
  head: 'kacab.jkt',
  director: 'direktur',
} as const;

/** The kinds of status on the straight way to a contract, and who leads there. */
export const WAY = [
  ['SUBMITTED', 'clerk'],
  ['SURVEY', 'clerk'],
  ['REVIEW', 'surveyor'],
  ['APPROVED', 'approver'],
  ['SIGNED', 'clerk'],
  ['DISBURSED', 'clerk'],
] as const;

/** A company whose people are signed in and work on registrations. */
export async function registrationDesk(api: TestApi) {
  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries(PEOPLE).map(async ([role, username]) => [role, await api.signIn(username)] as const),
    ),
  ) as Record<keyof typeof PEOPLE, string>;
  const { rows: statuses } = await api.connection.pool.query<{ id: number; kind: string }>(
    'select id, kind from registration_statuses',
  );
  const statusOf = (kind: string) => statuses.find((status) => status.kind === kind)?.id ?? 0;

  const form = (parts: Parts = {}) => demoForm(api, parts);
  const send = <T = Registration>(
    role: keyof typeof PEOPLE,
    method: 'GET' | 'POST' | 'PUT',
    tail: string,
    body?: unknown,
  ) => api.call<T>(method, `registrations${tail}`, { token: tokens[role], body });
  const create = async (parts: Parts = {}) =>
    (await send('clerk', 'POST', '', { form: await form(parts) })).data;
  const read = async (id: number, role: keyof typeof PEOPLE = 'director') =>
    (await send(role, 'GET', `/${id}`)).data;
  const move = (
    role: keyof typeof PEOPLE,
    { id, version }: Pick<Registration, 'id' | 'version'>,
    kind: string,
    note = 'catatan uji',
  ) => send(role, 'POST', `/${id}/moves`, { to: statusOf(kind), version, note });

  /** Leads a new registration up to a kind of status; throws where a step is refused. */
  const upTo = async (kind: (typeof WAY)[number][0], parts: Parts = {}): Promise<Registration> => {
    let at = await create(parts);
    for (const [next, role] of WAY) {
      const answer = await move(role, at, next);
      if (answer.http !== 200) throw new Error(`${next}: ${answer.message} ${JSON.stringify(answer.data)}`);
      at = answer.data;
      if (next === kind) break;
    }
    return at;
  };
  return { api, tokens, statuses, statusOf, form, send, create, read, move, upTo };
}

let made = 0;

/** A form that can be handed in at the demo office of Jakarta today; a vehicle of its own each time. */
export async function demoForm(api: TestApi, parts: Parts = {}): Promise<RegistrationForm> {
  const today = todayIn('Asia/Jakarta', api.now());
  const { rows } = await api.connection.pool.query<{
    region: string;
    brand: string;
    type: string;
    year: number;
    otr: string;
    down: string;
    surveyor: number;
  }>(
    `select p.region, p.brand, p.type, p.year, p.otr, p.min_down_payment as down,
            (select id from staff where username = $2) as surveyor
       from prices p where p.vehicle_kind = 'R2' and p.valid_from <= $1 and coalesce(p.valid_to, 'infinity') >= $1
      order by p.id limit 1`,
    [today, PEOPLE.surveyor],
  );
  const [price] = rows;
  if (!price) throw new Error('the demo company has no price of a motorcycle');
  made += 1;
  const serial = String(made).padStart(6, '0');
  const form = buildRegistrationForm({
    ...parts,
    vehicle: {
      region: price.region,
      brand: price.brand,
      type: price.type,
      year: price.year,
      plate: `B ${1000 + (made % 9000)} UJI`,
      chassis: `MH1UJI${serial}`,
      engine: `JMUJI${serial}`,
      ...parts.vehicle,
    },
    structure: {
      otr: Number(price.otr),
      down_payment: Number(price.down),
      date_contract: today,
      ...parts.structure,
    },
  });
  return { ...form, surveyor_id: price.surveyor };
}
