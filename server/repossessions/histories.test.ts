import { expect, it } from 'vitest';
import type { Repossession } from '@/lib/contract/repossessions';
import { addDays } from '@/lib/arithmetic/calendar';
import { Random } from '../seed/random';
import { approveSeen, requestOn } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { seeds } from '../testing/seeds';
import { fulfil, noon, readyToTake, today } from '../testing/taking';

const STEPS = 60;

/** What is wrong, by its name; each statement gives what should not be. */
const FAULTS: Readonly<Record<string, string>> = {
  'a unit taken other than by one BAST': `
    select k.code as what from contracts k
     where (select count(*) from history where record_id = k.code and action = 'CONTRACT_STATUS_CHANGED'
              and changes #>> '{status,1}' = 'REPOSSESSED')
        <> (select count(*) from unit_handovers h join repossession_orders o on o.id = h.order_id
             where o.contract_code = k.code and h.result = 'SURRENDERED')`,
  'a BAST without an order that held that day, by somebody whom it names': `
    select h.id::text as what from unit_handovers h join repossession_orders o on o.id = h.order_id join offices f on f.id = o.office_id
     where h.day not between o.valid_from and o.valid_until or h.at < o.approved_at - interval '5 minutes' or h.received_at < o.approved_at
        or h.result = 'SURRENDERED' and (h.received_at at time zone f.zone)::date > o.valid_until + 3
        or h.result = 'SURRENDERED' and o.ended_as <> 'DONE'
        or not exists (select from repossession_order_collectors c where c.order_id = o.id and c.staff_id = h.collector_id)`,
  'a status without its BAST': `
    select code as what from contracts k where status = 'REPOSSESSED' and not exists (
      select from unit_handovers h join repossession_orders o on o.id = h.order_id
       where o.contract_code = k.code and h.result = 'SURRENDERED')`,
  'an order of one person, or that names one of the two': `
    select number as what from repossession_orders o where asked_by = approved_by
        or exists (select from repossession_order_collectors c where c.order_id = o.id and c.staff_id in (asked_by, approved_by))`,
  'an order that no request became, or a request that became none': `
    select r.id::text as what from contract_requests r full join repossession_orders o on o.request_id = r.id
     where r.kind = 'REPOSSESSION' and (r.status = 'APPROVED') <> (o.id is not null)`,
  'a number that is missing': `
    select max(number) as what from repossession_orders group by office_id, left(number, 11)
    having max(right(number, 5)::int) <> count(*)`,
  'an order after a refusal that stands on an agreement': `
    select o.number as what from repossession_orders o where o.basis = 'AGREEMENT' and exists (
      select from unit_handovers h join repossession_orders before on before.id = h.order_id
       where before.contract_code = o.contract_code and h.result = 'REFUSED' and h.received_at < o.approved_at)`,
  'a unit taken by agreement after a refusal that was here': `
    select h.id::text as what from unit_handovers h join repossession_orders o on o.id = h.order_id
     where h.result = 'SURRENDERED' and o.basis = 'AGREEMENT' and exists (
       select from unit_handovers r join repossession_orders before on before.id = r.order_id
        where before.contract_code = o.contract_code and r.result = 'REFUSED' and r.received_at < h.received_at)`,
  'a unit given back while it was still REPOSSESSED, or gone twice': `
    select contract_code as what from unit_records where kind in ('RETURNED', 'SOLD') group by contract_code
    having count(*) > (select count(*) from unit_handovers h join repossession_orders o on o.id = h.order_id
                        where o.contract_code = unit_records.contract_code and h.result = 'SURRENDERED')`,
};

it.each(seeds(2, 41))(
  'whatever is asked, approved, refused, paid and sent, in whatever order (seed %i)',
  async (seed) => {
    const cleanups: (() => Promise<void>)[] = [];
    const world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
    const { api, agus, budi, spv, head, checker, cashier, codes } = world;
    const random = new Random(seed);
    const { pool } = api.connection;
    const clerk = await api.signIn('kontrak.jkt');
    const [first = '', ...others] = codes.slice(0, 3);
    const told: string[] = [];
    const tell = (what: string, { http, message }: { http: number; message: string }) => {
      told.push(`${what} → ${http} ${message}`);
      if (http >= 500) throw new Error(told.slice(-5).join('\n'));
    };
    const aCode = () => random.pick([first, ...others]);
    const unsent: object[] = [];
    const newest = async (code: string) =>
      (
        await pool.query<{ id: number }>(
          'select id from repossession_orders where contract_code = $1 order by id desc limit 2',
          [code],
        )
      ).rows[random.between(0, 1)]?.id;

    const asks = async () => {
      const code = aCode();
      const over = {
        basis: random.pick(['AGREEMENT', 'RULING'] as const),
        collector_ids: random.pick([[agus.id], [budi.id], [agus.id, budi.id]]),
      };
      tell(`ask ${code}`, await world.ask(code, over, random.pick([spv, spv, head])));
    };
    const decides = async () => {
      const { rows } = await pool.query<{ id: number; version: number }>(
        `select r.id, k.version from contract_requests r join contracts k on k.code = r.contract_code
          where r.status = 'WAITING' order by r.id`,
      );
      const [one, ...more] = rows;
      if (!one) return;
      const { id, version } = random.pick([one, ...more]);
      const by = random.pick([checker, checker, head, spv, agus.token]);
      tell(`approve ${id}`, await approveSeen(api, by, id, version));
    };
    const makes = async () => {
      const code = aCode();
      const id = await newest(code);
      if (id === undefined) return;
      const by = random.pick([agus, agus, budi]);
      const at = new Date(api.now().getTime() + random.between(-3, 1) * 86_400_000).toISOString();
      const body = random.chance(0.7)
        ? await world.surrender(id, { at }, by.token, await world.kindOf(code))
        : world.refusal(id, { at });
      if (random.chance(0.4)) unsent.push(body);
      else tell(`BAST ${id}`, await world.send(body, by.token));
    };
    const sendsLate = async () => {
      const body = unsent[random.between(0, Math.max(0, unsent.length - 1))];
      if (!body) return;
      const both = await Promise.all([world.send(body), world.send(body)]);
      for (const answer of both) tell('BAST, twice', answer);
    };
    const pays = async () => {
      const code = aCode();
      for (let paid = 0; paid < 4; paid++) await payLines(api, cashier, code).catch(() => undefined);
      told.push(`${code} pays`);
    };
    const runsAgain = async () => {
      const code = aCode();
      if ((await world.statusOf(code)) !== 'REPOSSESSED') return;
      const asked = await requestOn(api, clerk, code, { kind: 'STATUS', status: 'ACTIVE' });
      tell(`active ${code}`, asked);
    };
    const givesBack = async () => {
      const code = aCode();
      const body = {
        ...{ kind: 'RETURNED', day: today(api), place: '', note: '', person: 'Nasabah' },
        file_id: await world.upload(spv),
      };
      const path = `contracts/${code}/repossession/unit`;
      tell(`return ${code}`, await api.call<Repossession>('POST', path, { token: spv, body }));
    };
    const withdraws = async () => {
      const id = await newest(aCode());
      if (id !== undefined) tell(`withdraw ${id}`, await world.withdraw(id, random.pick([spv, checker])));
    };
    const endsCertificate = async () => {
      const until = random.chance(0.7) ? '2031-01-01' : addDays(today(api), random.between(-2, 20));
      await pool.query('update staff set certificate_until = $2 where id = $1', [agus.id, until]);
    };
    const daysPass = async () => {
      api.advance(random.between(0, 5) * 86_400_000);
      await noon(api);
      for (const code of [first, ...others]) if (random.chance(0.8)) await fulfil(api, code);
    };

    const steps = [asks, asks, decides, decides, decides, makes, makes, sendsLate, pays] as const;
    const rare = [runsAgain, givesBack, withdraws, endsCertificate, daysPass] as const;
    for (let nth = 0; nth < STEPS; nth++) {
      await (random.chance(0.75) ? random.pick(steps) : random.pick(rare))();
      if (nth % 10 !== 9) continue;
      for (const [name, statement] of Object.entries(FAULTS)) {
        const { rows } = await pool.query(statement);
        expect(rows, `${name}\n${told.slice(-12).join('\n')}`).toEqual([]);
      }
    }
    expect(told.filter((line) => line.includes('BAST') && line.includes('→ 200')).length).toBeGreaterThan(0);
    for (const cleanup of cleanups) await cleanup();
  },
);
