import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { Settlement } from '@/lib/contract/settlements';
import { agreeTo } from '../../../tests/payments/agreeTo';
import { valuesToWrite } from '../../../server/testing/changedNote';
import type { Fault } from '../Fault';
import { freshReceipt, nextPayment, sendPayment } from '../tools/payments';
import { spareContracts } from '../tools/spareContracts';
import type { World } from '../World';

const REASON = 'Dicoba dua kali sekaligus';

/** The company's server and a second one beside it. */
async function twoServers({ company, after }: World) {
  const second = await company.another();
  after(() => second.process.kill('SIGTERM'));
  return [company.api, second.api] as const;
}

/** What came of calls that were sent at once, the taken ones first. */
const outcome = (answers: readonly { http: number }[]) =>
  answers.map(({ http }) => http).toSorted((a, b) => a - b);

async function paymentsOn({ company }: World, code: string): Promise<number> {
  const { rows } = await company.reach.connection.pool.query(
    'select from payments where contract_code = $1 and created_at >= $2',
    [code, company.since],
  );
  return rows.length;
}

export const MONEY_FAULTS: readonly Fault[] = [
  {
    id: 'one-key-at-once',
    title: 'One payment arrives twelve times at once under one key at two servers, then with another amount',
    async try(world) {
      const servers = await twoServers(world);
      const { api, tokens } = world.company;
      const token = tokens['kasir.jkt'];
      const [code = ''] = await spareContracts(world, 1);
      const body = await nextPayment(api, token, code);
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => sendPayment(servers[at % 2] ?? api, token, code, body, key)),
      );
      for (const answer of answers) {
        assert.equal(answer.http, 200, answer.message);
        assert.deepEqual(answer.data, answers[0]?.data);
      }
      assert.equal(await paymentsOn(world, code), 1);
      const other = await sendPayment(
        api,
        token,
        code,
        await nextPayment(api, token, code, { amount: 7000 }),
        key,
      );
      assert.equal(other.http, 422);
      // The key is of one person: another one's payment under it is another payment.
      const theirs = await sendPayment(
        api,
        tokens.direktur,
        code,
        await nextPayment(api, tokens.direktur, code),
        key,
      );
      assert.equal(theirs.http, 200);
      assert.equal(await paymentsOn(world, code), 2);
    },
  },
  {
    id: 'answers-lost',
    title: 'The line breaks 25 times after a payment was sent and before it was answered; each is sent again',
    async try(world) {
      const { company, load } = world;
      const token = company.tokens['kasir.jkt'];
      const [code = ''] = await spareContracts(world, 1);
      for (let round = 0; round < 25; round++) {
        const body = await nextPayment(company.api, token, code);
        const key = randomUUID();
        const text = JSON.stringify(body);
        const socket = connect(company.port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(
          [
            `POST /api/payments/${code} HTTP/1.1`,
            'Host: localhost',
            `Authorization: Bearer ${token}`,
            `Idempotency-Key: ${key}`,
            'Content-Type: application/json',
            `Content-Length: ${Buffer.byteLength(text)}`,
            '',
            text,
          ].join('\r\n'),
        );
        await sleep(2 * round);
        socket.destroy();
        const answer = await sendPayment(company.api, token, code, body, key);
        assert.equal(answer.http, 200, answer.message);
        const invoices = answer.data.receipts.map(({ invoice }) => invoice ?? '');
        load.sent.push({ person: 'kasir.jkt', code, key, amount: body.amount, state: 'taken', invoices });
      }
      assert.equal(await paymentsOn(world, code), 25);
    },
  },
  {
    id: 'two-cashiers-one-line',
    title: 'Two cashiers take the same instalment at the same moment at two servers, five times',
    async try(world) {
      const [one, two] = await twoServers(world);
      const { tokens } = world.company;
      const [code = ''] = await spareContracts(world, 1);
      for (let round = 0; round < 5; round++) {
        const body = await nextPayment(one, tokens.direktur, code);
        const answers = await Promise.all([
          sendPayment(one, tokens['kasir.jkt'], code, body, randomUUID()),
          sendPayment(two, tokens.direktur, code, body, randomUUID()),
        ]);
        assert.deepEqual(outcome(answers), [200, 409]);
        assert.equal(await paymentsOn(world, code), round + 1);
      }
    },
  },
  {
    id: 'void-and-change',
    title: 'A change and a void of one receipt are asked for at the same moment at two servers',
    async try(world) {
      const [one, two] = await twoServers(world);
      const { tokens } = world.company;
      const receipt = await freshReceipt(world);
      const update = { ...valuesToWrite(receipt), note: 'Sekaligus' };
      const common = { reason: REASON, version: receipt.version };
      const answers = await Promise.all([
        one.call('POST', `credits/${receipt.id}/request`, {
          token: tokens['kasir.jkt'],
          body: { ...common, update },
        }),
        two.call('POST', `credits/${receipt.id}/void-request`, { token: tokens.direktur, body: common }),
        one.call('POST', `credits/${receipt.id}/void-request`, { token: tokens['kasir.jkt'], body: common }),
        two.call('POST', `credits/${receipt.id}/request`, {
          token: tokens.direktur,
          body: { ...common, update },
        }),
      ]);
      assert.deepEqual(outcome(answers), [200, 409, 409, 409]);
    },
  },
  {
    id: 'decided-at-once',
    title:
      'A request is approved by two people, rejected by a third and withdrawn by its maker at the same moment, six times',
    async try(world) {
      const [one, two] = await twoServers(world);
      const { tokens } = world.company;
      for (let round = 0; round < 6; round++) {
        const receipt = await freshReceipt(world);
        const path = `credits/${receipt.id}`;
        const update = { ...valuesToWrite(receipt), note: `Putaran ${round}` };
        const asked = await one.call<CreditDetail>('POST', `${path}/request`, {
          token: tokens['kasir.jkt'],
          body: { update, reason: REASON, version: receipt.version },
        });
        assert.equal(asked.http, 200, asked.message);
        const waiting = asked.data.waiting;
        assert.ok(waiting);
        const seen = { request_id: waiting.request_id, version: waiting.credit.version };
        const approve = { request_approval: false, ...update };
        const answers = await Promise.all([
          one.call('PUT', path, { token: tokens['penyetuju.jkt'], body: approve }),
          two.call('PUT', path, { token: tokens['kacab.jkt'], body: approve }),
          two.call('POST', `${path}/reject`, { token: tokens.direktur, body: { ...seen, reason: REASON } }),
          one.call('POST', `${path}/withdraw`, {
            token: tokens['kasir.jkt'],
            body: { request_id: seen.request_id },
          }),
        ]);
        assert.deepEqual(outcome(answers), [200, 409, 409, 409]);
        const mine = await one.call('PUT', path, { token: tokens['kasir.jkt'], body: approve });
        assert.notEqual(mine.http, 200, 'its own maker approved it');
      }
    },
  },
  {
    id: 'day-closed-while-paying',
    title: 'A cashier closes the day while eight payments in cash of hers are under way',
    async try(world) {
      const { company } = world;
      const { api } = company;
      const token = company.tokens['kasir.jyp'];
      const codes = await spareContracts(world, 8, 'JYP');
      const bodies = await Promise.all(codes.map((code) => nextPayment(api, token, code)));
      const shown = async () => (await api.call<CashierDay>('GET', 'cashier-day', { token })).data;
      const close = async () => {
        const day = await shown();
        return api.call<CashierDay>('POST', 'cashier-days/close', {
          token,
          body: {
            day: day.day,
            last_movement_id: day.last_movement_id,
            closings: day.closings.length,
            denominations: {},
            explanation: 'Dihitung nanti oleh kepala cabang',
          },
        });
      };
      const paying = codes.map(async (code, at) => {
        await sleep(at * 15);
        const body = bodies[at];
        assert.ok(body);
        return sendPayment(api, token, code, body);
      });
      let closed = await close();
      for (let tries = 0; closed.http === 409 && tries < 20; tries++) closed = await close();
      assert.equal(closed.http, 200, closed.message);
      for (const { http } of await Promise.all(paying)) assert.ok([200, 409].includes(http), `${http}`);
      const day = await shown();
      assert.equal(
        day.closings.at(-1)?.expected_cash,
        day.cash,
        'money moved into a drawer that was counted',
      );
      assert.equal(day.since_closing, 0);
      const reopened = await api.call('POST', 'cashier-days/reopen', {
        token: company.tokens.direktur,
        body: { staff_id: day.cashier.id, day: day.day, closing: day.closings.length, reason: REASON },
      });
      assert.equal(reopened.http, 200, reopened.message);
    },
  },
  {
    id: 'deposit-spent-twice',
    title: 'One deposit is spent by two payments at the same moment at two servers',
    async try(world) {
      const [one, two] = await twoServers(world);
      const token = world.company.tokens['kasir.jkt'];
      const [code = ''] = await spareContracts(world, 1);
      const left = await nextPayment(one, token, code, { deposit_added: 50_000, cash: 55_000 });
      const kept = await sendPayment(one, token, code, left);
      assert.equal(kept.http, 200, kept.message);
      const body = await nextPayment(one, token, code, { amount: 50_000, deposit_used: 50_000, cash: 0 });
      const answers = await Promise.all(
        [one, two, one, two].map((api) => sendPayment(api, token, code, body, randomUUID())),
      );
      assert.deepEqual(outcome(answers), [200, 409, 409, 409]);
    },
  },
  {
    id: 'settled-and-paid',
    title: 'A contract is settled early and paid on at the same moment at two servers',
    async try(world) {
      const [one, two] = await twoServers(world);
      const token = world.company.tokens['kasir.jkt'];
      const [code = ''] = await spareContracts(world, 1);
      const { data } = await one.call<Settlement>('GET', `payments/${code}/settlement`, { token });
      const body = await nextPayment(one, token, code);
      const settle = agreeTo(data);
      const answers = await Promise.all([
        one.call('POST', `payments/${code}/settlement`, { token, body: settle }),
        sendPayment(two, token, code, body),
        two.call('POST', `payments/${code}/settlement`, { token, body: settle }),
      ]);
      assert.deepEqual(outcome(answers), [200, 409, 409]);
    },
  },
];
