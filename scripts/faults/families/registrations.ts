import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registration } from '@/lib/contract/registrations';
import { folderStore } from '../../../server/platform/storage/folderStore';
import { DEMO_PASSWORD } from '../../../server/seed/company';
import { teamOf, PEOPLE, photoRow, transferOf } from '../../../server/testing/registrations';
import { signInTo } from '../../../server/testing/serverProcess';
import type { Company } from '../company/openCompany';
import type { Fault } from '../Fault';
import { until } from '../tools/until';

/** Those who work on registrations, and the agent and the marketer whom the forms name. */
async function openTeam(company: Company) {
  const { reach } = company;
  const signIn = (username: string) => signInTo(company.process, username, DEMO_PASSWORD);
  const store = folderStore(path.join(company.dataDir, 'storage', 'files'));
  const api = { ...reach, signIn, store };
  const team = await teamOf(api, () => photoRow(api, PEOPLE.surveyor));
  const { rows } = await reach.connection.pool.query<{ agent_id: number; marketer_id: number }>(
    `select min(id) filter (where kind = 'AGENT') as agent_id, min(id) filter (where kind = 'MARKETER') as marketer_id
       from partners where office_id = 1 and active`,
  );
  const [named] = rows;
  assert.ok(named);
  return { ...team, signed: () => team.upTo('SIGNED', {}, named) };
}

/** How often a registration became a contract, and what came with it. */
async function madeOf({ reach }: Company, { id, number }: Registration) {
  const { rows } = await reach.connection.pool.query<Record<string, number>>(
    `with made as (select contract_code as code from registrations where id = $1 and contract_code is not null)
     select (select count(*)::int from history where action = 'CONTRACT_MADE' and summary like '%' || $2) as contracts,
            (select count(*)::int from made) as held,
            (select count(*)::int from registration_moves m join registration_statuses s on s.id = m.to_id
              where m.registration_id = $1 and s.kind = 'DISBURSED') as steps,
            (select count(*)::int from bpkb where contract_code in (select code from made)) as books,
            (select count(*)::int from commissions where contract_code in (select code from made)) as commissions`,
    [id, number],
  );
  return rows[0];
}

const NOTHING = { contracts: 0, held: 0, steps: 0, books: 0, commissions: 0 };
const ONCE = { contracts: 1, held: 1, steps: 1, books: 1, commissions: 2 };

export const REGISTRATION_FAULTS: readonly Fault[] = [
  {
    id: 'disbursed-at-once',
    title: 'A signed form is paid out twelve times at the same moment at two servers, three times over',
    async try({ company, after }) {
      const team = await openTeam(company);
      const second = await company.another();
      after(() => second.process.kill('SIGTERM'));
      const servers = [company.api, second.api];
      for (let round = 0; round < 3; round++) {
        const at = await team.signed();
        const body = {
          ...{ to: team.statusOf('DISBURSED'), version: at.version, note: 'Sekaligus' },
          disbursement: await transferOf(team.api, PEOPLE.clerk),
        };
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            (servers[index % 2] ?? company.api).call('POST', `registrations/${at.id}/moves`, {
              token: team.tokens.clerk,
              body,
            }),
          ),
        );
        assert.deepEqual(
          answers.map(({ http }) => http).toSorted((a, b) => a - b),
          [200, ...Array<number>(11).fill(409)],
        );
        assert.deepEqual(await madeOf(company, at), ONCE);
      }
    },
  },
  {
    id: 'killed-while-disbursing',
    title:
      'The server is killed while it pays out a form, early, late and at its very end; it is asked for again',
    endsServer: true,
    async try({ company, after }) {
      const team = await openTeam(company);
      const lock = await company.admin();
      after(() => lock.query('rollback'));
      const waiting = `select from pg_stat_activity where application_name = 'angsur' and wait_event_type = 'Lock'`;
      // Where it waits: for its vehicle, its number, its book, its commission; null: nowhere, killed as it may be.
      for (const table of ['contracts', 'invoice_numbers', 'bpkb', 'commissions', null, null, null]) {
        const at = await team.signed();
        if (table !== null) await lock.query(`begin; lock table ${table} in exclusive mode`);
        const cut = team.move('clerk', at, 'DISBURSED').then(
          ({ http }) => http,
          () => 0,
        );
        if (table === null) await sleep(10 + Math.random() * 60);
        else {
          const looking = await company.admin();
          await until('it waits', async () => ((await looking.query(waiting)).rowCount ?? 0) > 0, 8000);
        }
        await company.process.kill('SIGKILL');
        const told = await cut;
        if (table !== null) await lock.query('rollback');
        await company.startAgain();
        const found = await madeOf(company, at);
        if (table !== null || told !== 200) assert.ok(told === 0, `${told}`);
        // All of it or nothing: a kill after the commit and before the answer leaves all.
        assert.deepEqual(found, found?.held === 0 ? NOTHING : ONCE);
        if (table !== null) assert.equal(found?.held, 0);
        const again = await team.move('clerk', at, 'DISBURSED');
        assert.equal(again.http, found?.held === 0 ? 200 : 409, again.message);
        assert.deepEqual(await madeOf(company, at), ONCE);
      }
    },
  },
];
