import { randomUUID } from 'node:crypto';
import { CHECKLISTS } from '@/lib/contract/repossessionTerms';
import type { Repossession } from '@/lib/contract/repossessions';
import { hireCollector } from '../collectors';
import { photoRow } from '../registrations';
import type { TestApi } from '../startApi';
import { fulfil, today } from '../taking';
import type { Walk } from './Walk';

const REASON = 'Dicoba oleh langkah acak';

/** Asks for an order to take a unit, in the name of whoever calls; the API is that person's. */
async function ask(
  api: TestApi,
  token: string,
  username: string,
  { code, collectors }: { code: string; collectors: readonly number[] },
): Promise<void> {
  const { data } = await api.call<Repossession>('GET', `contracts/${code}/repossession`, { token });
  const body = {
    ...{ reason: REASON, version: data.version },
    ask: {
      ...{ kind: 'REPOSSESSION', basis: 'RULING', basis_number: '118/Pdt.G/2026', basis_on: today(api) },
      ...{ file_id: await photoRow(api, username), collector_ids: collectors },
    },
  };
  await api.call('POST', `contracts/${code}/requests`, { token, body });
}

/** Others leave contracts whose unit may be taken, and a request for one of them that waits. */
export async function leaveOrders(api: TestApi): Promise<void> {
  const collector = await hireCollector(api, 'Surya Pratama', 1);
  await api.connection.pool.query(
    "update staff set certificate_number = 'SPPI-7', certificate_until = '2031-01-01' where id = $1",
    [collector],
  );
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts where office_id = 1 and status = 'ACTIVE' and outstanding is not null
        and next_due < $1::date - 2 and late_from < $1::date - 1 order by next_due, code limit 3`,
    [today(api)],
  );
  for (const { code } of rows) await fulfil(api, code);
  const code = rows[0]?.code ?? '';
  await ask(api, await api.signIn('spv.jkt'), 'spv.jkt', { code, collectors: [collector] });
}

/** Asks for an order that names others, or who asks. */
export async function asksToTake({ api, world, random, known, staffId, username }: Walk): Promise<void> {
  const token = world.tokens.direktur;
  await api.connection.pool.query(
    "update staff set certificate_number = 'SPPI-8', certificate_until = '2031-01-01' where id = $1",
    [staffId],
  );
  const { rows } = await api.connection.pool.query<{ id: number }>(
    "select id from staff where username = 'surya.pratama'",
  );
  const other = rows[0]?.id ?? 0;
  const collectors = random.pick([[staffId], [other], [other, staffId]]);
  const { rows: ready } = await api.connection.pool.query<{ code: string }>(
    "select contract_code as code from letters where number like 'UJI/%' order by id",
  );
  const codes = ready.map((row) => row.code);
  await ask(api, token, username, {
    code: random.pick([known.codes[0], ...known.codes, ...codes, ...codes]),
    collectors,
  });
}

/** Says that a unit was given, whoever the order names and whenever it holds. */
export async function saysUnitWasGiven({ api, world, random, username }: Walk): Promise<void> {
  const token = world.tokens.direktur;
  const { rows } = await api.connection.pool.query<{ id: number; kind: 'R2' | 'R4'; at: Date }>(
    `select o.id, k.vehicle_kind as kind, o.approved_at as at from repossession_orders o
       join contracts k on k.code = o.contract_code order by o.id desc limit 3`,
  );
  const [first, ...others] = rows;
  const order = first ? random.pick([first, ...others]) : { id: 1, kind: 'R2' as const, at: api.now() };
  const picture = () => photoRow(api, username);
  const body = {
    ...{ id: randomUUID(), order_id: order.id, clock_difference: random.pick([0, -86_400_000, 3_600_000]) },
    ...{ at: api.now().toISOString(), result: 'SURRENDERED', met: 'BORROWER', met_name: '' },
    ...{ met_relation: '', place: 'BILLING', kilometres: 100, no_kilometres: '', condition: 'Baik' },
    checklist: CHECKLISTS[order.kind].map((item) => ({ item, state: 'YES' })),
    photos: [await picture(), await picture()],
    ...{ giver_signature: await picture(), collector_signature: await picture() },
    ...{ destination: 'Rumah sendiri', note: '', consent_id: null },
    ...{ position: { latitude: -6.2, longitude: 106.8, accuracy: 9 }, no_position: '' },
    ...{ figures_as_of: order.at.toISOString(), sale_version: 1 },
  };
  await api.call('POST', 'collector/repossessions', { token, body });
}
