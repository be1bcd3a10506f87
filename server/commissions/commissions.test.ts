import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { buildCard } from '@/lib/arithmetic/card';
import type { Batch, BatchPreview } from '@/lib/contract/commissions';
import type { Receipt } from '@/lib/contract/credits';
import type { Application, Partner } from '@/lib/contract/partnerRecords';
import type { PostedPayment } from '@/lib/contract/payments';
import type { Settlement } from '@/lib/contract/settlements';
import { agreeTo } from '../../tests/payments/agreeTo';
import { oldestInstalment, penaltyRuleOf } from '../../tests/payments/oldestInstalment';
import { todayIn } from '../calendar/today';
import { cardOf, payLines } from '../testing/counter';
import { disburse, partnerTeam, perMille, type Named } from '../testing/partners';
import { demoForm, registrationTeam } from '../testing/registrations';
import { startApi, type TestApi } from '../testing/startApi';

type Team = Awaited<ReturnType<typeof registrationTeam>>;

let api: TestApi;
let forms: Team;
let agents: ReturnType<typeof partnerTeam>;
let marketers: ReturnType<typeof partnerTeam>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  // Days go by in these tests, and nobody signs in again.
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 10_000 } });
  forms = await registrationTeam(api);
  agents = partnerTeam(forms, 'AGENT');
  marketers = partnerTeam(forms, 'MARKETER');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const disbursed = (named: Named) => disburse(forms, named);

const set = (text: string, ...values: unknown[]) => api.connection.pool.query(text, values);
/** Approved by the head, and payable since its account is a day old. */
async function approved(agentId: number): Promise<string> {
  const code = await disbursed({ agent_id: agentId });
  const answer = await agents.act('head', (await agents.ofContract(code))!, 'approve');
  expect(answer.http, answer.message).toBe(200);
  return code;
}
const paidNow = async () => {
  const seen = await agents.preview('clerk');
  const answer = await agents.pay('clerk', seen);
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};

describe('a contract that is paid out', () => {
  it('brings each whom its form names what their scheme says then', async () => {
    const agent = await agents.ready(perMille(1250));
    const marketer = await marketers.ready([{ contract_type_id: 1, basis: 'FIXED', value: 250_000 }]);
    const code = await disbursed({ agent_id: agent.id, marketer_id: marketer.id });
    const { rows } = await set('select principal::int as principal from contracts where code = $1', code);
    const { principal } = rows[0] as { principal: number };
    expect(await agents.ofContract(code)).toMatchObject({
      state: 'COMPUTED',
      partner: { id: agent.id },
      principal,
      amount: Math.round((principal * 1250) / 100_000),
    });
    expect(await marketers.ofContract(code)).toMatchObject({ amount: 250_000, scheme_number: 1 });
    // Later schemes change nothing of it.
    await agents.settle(agent.id, agents.scheme(perMille(1)));
    expect(await agents.ofContract(code)).toMatchObject({ scheme_number: 1, value: 1250 });
    const named = await agents.send<{ rows: Application[] }>(
      'clerk',
      'GET',
      `agents/${agent.id}/applications`,
    );
    expect(named.data.rows).toMatchObject([{ contract_code: code, commission: { state: 'COMPUTED' } }]);
  });

  it('brings at most five percent of what is disbursed, whatever the scheme says', async () => {
    const agent = await agents.ready(
      [1, 2, 3, 4].map((id) => ({ contract_type_id: id, basis: 'FIXED', value: 1_000_000_000 })),
    );
    const code = await disbursed({ agent_id: agent.id });
    const { rows } = await set(
      `select r.terms->>'disbursed' as disbursed, c.amount, c.most from commissions c
         join registrations r on r.id = c.registration_id where c.contract_code = $1`,
      code,
    );
    const [row] = rows as { disbursed: string; amount: string; most: string }[];
    expect(Number(row?.amount)).toBe(Math.floor(Number(row?.disbursed) / 20));
    const log = await set(
      "select summary from history where summary like '%menurut skema%' and summary like $1",
      `%${code}%`,
    );
    expect(log.rows).toHaveLength(1);
    const tooMuch = await agents.ask('clerk', agent.id, agents.scheme(perMille(5001)));
    expect(tooMuch.http).toBe(422);
    expect((await agents.ask('clerk', agent.id, agents.scheme(perMille(5000)))).http).toBe(200);
  });

  it('brings one person at most five percent, as agent and marketer together', async () => {
    const nik = '3175021108859901';
    const most = [1, 2, 3, 4].map((id) => ({
      ...{ contract_type_id: id, basis: 'PER_MILLE' as const },
      value: 4000,
    }));
    const agent = await agents.ready(most, 30, { nik });
    const marketer = await marketers.ready(most, 30, { nik });
    const code = await disbursed({ agent_id: agent.id, marketer_id: marketer.id });
    const { rows } = await set('select principal::int as principal from contracts where code = $1', code);
    const { principal } = rows[0] as { principal: number };
    const sums = await Promise.all(
      [agents, marketers].map(async (side) => (await side.ofContract(code))?.amount ?? 0),
    );
    expect(sums[0]).toBe(Math.round(principal * 0.04));
    expect((sums[0] ?? 0) + (sums[1] ?? 0)).toBeLessThanOrEqual(Math.floor(principal * 0.05));
    expect(sums[1]).toBeGreaterThan(0);
  });

  it('brings nothing to who was switched off before it was paid out', async () => {
    const agent = await agents.ready();
    const at = await forms.upTo('SIGNED', {}, { agent_id: agent.id });
    const off = await agents.send('clerk', 'PUT', `agents/${agent.id}/active`, {
      ...{ active: false, version: agent.version },
    });
    expect(off.http, off.message).toBe(200);
    const paid = await forms.move('clerk', at, 'DISBURSED');
    expect(paid.http, paid.message).toBe(200);
    expect(await agents.ofContract(paid.data.contract_code ?? '')).toBeUndefined();
    const log = await set(
      "select summary from history where action = 'COMMISSION_NOT_COMPUTED' and record_id = $1",
      String(agent.id),
    );
    expect(log.rows).toMatchObject([{ summary: expect.stringContaining('nonaktif') as string }]);
  });

  it.each(['applicant', 'spouse', 'guarantor'] as const)(
    'brings nothing to its own %s: neither handed in so, nor when the NIK is known later',
    async (who) => {
      const agent = await agents.ready();
      const whole = await demoForm(api);
      const named = {
        ...whole,
        [who]: { ...whole[who], nik: agent.nik },
        ...{ agent_id: agent.id },
      };
      const made = await forms.send('clerk', 'POST', '', { form: named });
      expect(await forms.move('clerk', made.data, 'SUBMITTED')).toMatchObject({
        http: 422,
        data: { errors: { agent_id: expect.stringContaining('NIK') as string } },
      });
      const [late, kept] = [
        await forms.upTo('SIGNED', {}, { agent_id: agent.id }),
        await forms.upTo('DISBURSED', {}, { agent_id: agent.id }),
      ];
      const computed = (await agents.ofContract(kept.contract_code ?? ''))!;
      expect(computed.obstacle).toBeNull();
      // What the forms say of these people now.
      await set(
        `update registrations set form = jsonb_set(form, array[$2, 'nik'], to_jsonb($3::text)) where id = any($1)`,
        [late.id, kept.id],
        who,
        agent.nik,
      );
      const paid = await forms.move('clerk', late, 'DISBURSED');
      expect(paid.http, paid.message).toBe(200);
      expect(await agents.ofContract(paid.data.contract_code ?? '')).toBeUndefined();
      if (who === 'applicant') return;
      const refused = await agents.act('head', computed, 'approve');
      expect(refused).toMatchObject({ http: 403, message: expect.stringContaining('NIK') as string });
    },
  );

  it('brings nothing to who stands on it by a NIK that somebody bent before, or after', async () => {
    const bend = async (agent: Partner, nik: string) => {
      const { name, npwp, phone, version } = agent;
      const body = { name, npwp, phone, area_code: null, nik, version };
      const bent = await agents.send('clerk', 'PUT', `agents/${agent.id}`, body);
      expect(bent.http, bent.message).toBe(200);
    };
    const before = await agents.ready();
    const whole = await demoForm(api);
    await bend(before, '3171011212900001');
    const made = await forms.send('clerk', 'POST', '', {
      form: { ...whole, spouse: { ...whole.spouse, nik: before.nik }, agent_id: before.id },
    });
    expect(await forms.move('clerk', made.data, 'SUBMITTED')).toMatchObject({
      http: 422,
      data: { errors: { agent_id: expect.stringContaining('NIK') as string } },
    });
    const after = await agents.ready();
    const late = await forms.upTo('SIGNED', {}, { agent_id: after.id });
    const kept = await forms.upTo('DISBURSED', {}, { agent_id: after.id });
    const computed = (await agents.ofContract(kept.contract_code ?? ''))!;
    await set(
      `update registrations set form = jsonb_set(form, array['spouse', 'nik'], to_jsonb($2::text)) where id = any($1)`,
      [late.id, kept.id],
      after.nik,
    );
    await bend(after, '3171011212900002');
    const paid = await forms.move('clerk', late, 'DISBURSED');
    expect(paid.http, paid.message).toBe(200);
    expect(await agents.ofContract(paid.data.contract_code ?? '')).toBeUndefined();
    const refused = await agents.act('head', computed, 'approve');
    expect(refused).toMatchObject({ http: 403, message: expect.stringContaining('NIK') as string });
  });

  it('brings nothing where nobody is named, or the scheme has no line for its type', async () => {
    const agent = await agents.ready([{ contract_type_id: 2, basis: 'FIXED', value: 1 }]);
    expect(await agents.ofContract(await disbursed({ agent_id: agent.id }))).toBeUndefined();
    expect(await agents.ofContract(await disbursed({}))).toBeUndefined();
  });

  it('names only active partners of the office, of the right kind, who have a scheme', async () => {
    const agent = await agents.create();
    const form = { ...(await demoForm(api)), agent_id: agent.id };
    const made = await forms.send('clerk', 'POST', '', { form });
    const handedIn = await forms.move('clerk', made.data, 'SUBMITTED');
    expect(handedIn).toMatchObject({
      http: 422,
      data: { errors: { agent_id: expect.stringContaining('skema') as string } },
    });
    const wrong = await forms.send('clerk', 'POST', '', { form: { ...form, marketer_id: agent.id } });
    expect(wrong).toMatchObject({
      http: 422,
      data: { errors: { marketer_id: expect.any(String) as string } },
    });
  });
});

describe('a commission', () => {
  it('is approved by a holder of the right who had no part in it', async () => {
    const agent = await agents.ready();
    const one = (await agents.ofContract(await disbursed({ agent_id: agent.id })))!;
    expect((await agents.act('clerk', one, 'approve')).http).toBe(403);
    // Also with the right: who wrote the form or paid it out never does.
    await set('update titles set is_credit_approval = true where id = 5');
    const refused = await agents.act('clerk', one, 'approve');
    await set('update titles set is_credit_approval = false where id = 5');
    expect(refused).toMatchObject({ http: 403, message: expect.stringContaining('mencairkan') as string });
    const both = await Promise.all([
      agents.act('head', one, 'approve'),
      agents.act('director', one, 'approve'),
    ]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    await expect(set('update commissions set amount = amount + 1 where id = $1', one.id)).rejects.toThrow();
    // Whichever of them was first may not pay it: no batch of a later test should have it.
    await set("update contracts set status = 'CANCELLED' where code = $1", one.contract_code);
    const won = (await agents.ofContract(one.contract_code))!;
    expect((await agents.act('clerk', won, 'take-back')).data).toMatchObject({ state: 'TAKEN_BACK' });
  });

  it('is taken back when the contract is cancelled, and not otherwise', async () => {
    const agent = await agents.ready();
    const code = await disbursed({ agent_id: agent.id });
    const one = (await agents.ofContract(code))!;
    expect((await agents.act('clerk', one, 'take-back')).http).toBe(409);
    await set("update contracts set status = 'CANCELLED' where code = $1", code);
    expect((await agents.ofContract(code))?.due_back).toBe('CANCELLED');
    expect((await agents.act('head', one, 'approve')).http).toBe(409);
    expect((await agents.act('clerk', one, 'take-back')).data).toMatchObject({
      state: 'TAKEN_BACK',
      taken_back: { why: 'CANCELLED' },
    });
  });

  it('is taken back when the first instalment is unpaid so many days after it was due', async () => {
    const agent = await agents.ready(perMille(), 10);
    const code = await disbursed({ agent_id: agent.id });
    // The company's own day: the clock of the database may be in the next one.
    const today = `'${todayIn('Asia/Jakarta', api.now())}'::date`;
    const due = async (next: string, back: number) => {
      await set(`update contracts set next_due = ${next} where code = $1`, code);
      await set(
        `alter table commissions disable trigger commissions_fixed;
         update commissions set first_due = ${today} - ${back} where contract_code = '${code}';
         alter table commissions enable trigger commissions_fixed`,
      );
      return (await agents.ofContract(code))?.due_back;
    };
    expect(await due(`${today} - 10`, 10)).toBeNull();
    expect(await due(`${today} - 11`, 11)).toBe('FIRST_PAYMENT_DEFAULT');
    // The second instalment is due next: the first was paid.
    expect(await due(`${today} + 20`, 11)).toBeNull();
    await set("update contracts set status = 'SETTLED', next_due = null where code = $1", code);
    expect((await agents.ofContract(code))?.due_back).toBeNull();
  });
});

describe('a batch', () => {
  it('pays what was shown, once, and says to which account', async () => {
    const agent = await agents.ready();
    agents.nextDay();
    const code = await approved(agent.id);
    const seen = await agents.preview('clerk');
    expect(seen.payouts.find(({ partner }) => partner.id === agent.id)).toMatchObject({
      account: { number: '5220304121' },
      entries: [{ contract_code: code }],
    });
    const both = await Promise.all([agents.pay('clerk', seen), agents.pay('director', seen)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const paid = both.find(({ http }) => http === 200)!.data;
    expect(paid.number).toMatch(/^JKT\/KA\d{4}\/\d{5}$/);
    expect(paid.total).toBe(seen.total);
    expect(await agents.ofContract(code)).toMatchObject({ state: 'PAID', batch: { id: paid.id } });
    const again = await agents.send<Batch>('clerk', 'GET', `agent-batches/${paid.id}`);
    expect(again.data).toEqual(paid);
    const csv = await api.file(`agent-batches/export?batch=${paid.id}`, forms.tokens.clerk);
    const rows = csv.trim().split('\r\n');
    expect(rows).toHaveLength(paid.payouts.length + 2);
    expect(rows.at(-1)).toBe(`"Jumlah ${paid.payouts.length} penerima";;;;;;;;${paid.total}`);
    expect(csv).toContain(';"5220304121";');
    const { rows: lines } = await api.connection.pool.query(
      "select summary, record_type, record_id, changes from history where action = 'COMMISSION_BATCH_EXPORTED'",
    );
    expect(lines).toEqual([
      {
        summary: `Mengekspor ${paid.payouts.length} penerima pembayaran komisi`,
        ...{ record_type: 'agent_batch', record_id: String(paid.id) },
        changes: { filters: [null, `batch=${paid.id}, format=csv`] },
      },
    ]);
  });

  it('is not paid by who approved any of it', async () => {
    const agent = await agents.ready();
    agents.nextDay();
    await approved(agent.id);
    const seen = await agents.preview('head');
    expect(seen.obstacle).toContain('menyetujui');
    expect((await agents.pay('head', seen)).http).toBe(403);
    await paidNow();
  });

  it('does not pay into an account that was approved today, or while another is asked for', async () => {
    const agent = await agents.ready();
    await approved(agent.id);
    const held = async () =>
      (await agents.preview('clerk')).held.find(({ partner }) => partner.id === agent.id)?.why;
    expect(await held()).toContain('mulai besok');
    agents.nextDay();
    expect(await held()).toBeUndefined();
    const asked = await agents.ask('clerk', agent.id, agents.account('777777777'));
    expect(await held()).toContain('menunggu persetujuan');
    await agents.decide('head', agent.id, asked.data.waiting[0]?.id ?? 0, 'REJECTED');
    expect(await held()).toBeUndefined();
    await paidNow();
  });

  it('is not paid while the first instalment stands on an unconfirmed transfer, and taken back once that is void', async () => {
    const agent = await agents.ready(perMille(), 10);
    agents.nextDay();
    const code = await approved(agent.id);
    const other = await approved(agent.id);
    const own = async () => {
      const { payouts, held } = await agents.preview('clerk');
      const payout = payouts.find(({ partner }) => partner.id === agent.id);
      return {
        paid: payout?.entries.map((entry) => entry.contract_code).sort(),
        held: held.filter(({ partner }) => partner.id === agent.id).map(({ why }) => why),
      };
    };
    expect(await own()).toEqual({ paid: [code, other].sort(), held: [] });
    const transferred = await transferLine(code, todayIn('Asia/Jakarta', api.now()));
    const held = [expect.stringContaining(`kontrak ${code} dibayar dengan transfer yang belum dikonfirmasi`)];
    expect(await own()).toEqual({ paid: [other], held });
    // In time, and void before it was confirmed: it never covered anything.
    const [first] = (await cardOf(api, forms.tokens.director, code)).card.lines;
    while (todayIn('Asia/Jakarta', api.now()) < addDays(first!.date_maturity, 11)) agents.nextDay();
    expect(await own()).toMatchObject({ held });
    await voidReceipt(transferred);
    expect((await own()).held).toEqual([]);
    expect(await agents.ofContract(code)).toMatchObject({ due_back: 'FIRST_PAYMENT_DEFAULT' });
  });

  it('is paid once the transfer of the first instalment is confirmed', async () => {
    const agent = await agents.ready();
    agents.nextDay();
    const code = await approved(agent.id);
    const { id } = await transferLine(code, todayIn('Asia/Jakarta', api.now()));
    const isHeld = async () =>
      (await agents.preview('clerk')).held.some(({ partner }) => partner.id === agent.id);
    expect(await isHeld()).toBe(true);
    await set(`update credits set transfer_state = 'CONFIRMED' where id = $1`, id);
    expect(await isHeld()).toBe(false);
  });

  it('holds back what was paid before and is taken back since', async () => {
    const agent = await agents.ready();
    agents.nextDay();
    const first = await approved(agent.id);
    await paidNow();
    await set("update contracts set status = 'CANCELLED' where code = $1", first);
    // Alone it would be negative: it waits for the next commission.
    const own = ({ payouts, held }: BatchPreview) => [
      payouts.find(({ partner }) => partner.id === agent.id),
      held.find(({ partner }) => partner.id === agent.id),
    ];
    expect(own(await agents.preview('clerk'))).toMatchObject([
      undefined,
      { why: expect.stringContaining('lebih besar') as string },
    ]);
    await approved(agent.id);
    const second = await approved(agent.id);
    const [payout] = own(await agents.preview('clerk')) as [BatchPreview['payouts'][number], unknown];
    expect(payout.entries).toHaveLength(3);
    expect(payout.entries.find(({ contract_code: code }) => code === first)?.amount).toBeLessThan(0);
    const batch = await paidNow();
    expect(await agents.ofContract(first)).toMatchObject({
      state: 'TAKEN_BACK',
      recovered: { id: batch.id },
    });
    expect(await agents.ofContract(second)).toMatchObject({ state: 'PAID', batch: { id: batch.id } });
    expect(own(await agents.preview('clerk'))).toEqual([undefined, undefined]);
  });

  it('of another office is nobody’s', async () => {
    const stranger = await api.signIn('kasir.mks');
    await set('update titles set is_agen = true where id = 3');
    for (const path of ['agent-batches/preview?office=1', 'agent-batches/1', 'agent-batches/export?batch=1'])
      expect((await api.call('GET', path, { token: stranger })).http, path).toBe(403);
    const body = { office_id: 1, entries: [1], total: 1 };
    expect((await api.call('POST', 'agent-batches', { token: stranger, body })).http).toBe(403);
    expect((await agents.send('director', 'GET', 'agent-batches/preview?office=99')).http).toBe(404);
  });
});

describe('first-payment default', () => {
  it('goes by the days on which line 1 was paid, whoever looks when', async () => {
    const agent = await agents.ready(perMille(), 10);
    const codes = [];
    for (let nth = 0; nth < 4; nth++) codes.push(await disbursed({ agent_id: agent.id }));
    const [late, inTime, settled, parts] = codes as [string, string, string, string];
    const [first] = (await cardOf(api, forms.tokens.director, late)).card.lines;
    const due = first!.date_maturity;
    const kasir = await api.signIn('kasir.jkt');
    const dueBack = async (code: string) => (await agents.ofContract(code))?.due_back;
    const goTo = (day: string) => {
      while (todayIn('Asia/Jakarta', api.now()) < day) agents.nextDay();
    };
    goTo(addDays(due, 10));
    await payLines(api, kasir, parts, { amount: 1000 });
    goTo(addDays(due, 11));
    for (const code of codes) expect(await dueBack(code), code).toBe('FIRST_PAYMENT_DEFAULT');

    await payLines(api, kasir, late);
    await payLines(api, kasir, parts);
    const { data: quote } = await api.call<Settlement>('GET', `payments/${settled}/settlement`, {
      token: kasir,
    });
    const ended = await api.call('POST', `payments/${settled}/settlement`, {
      token: kasir,
      body: agreeTo(quote),
    });
    expect(ended.http, ended.message).toBe(200);
    // A transfer of the last day in time, recorded a day later.
    const transferred = await transferLine(inTime, addDays(due, 10));
    for (const code of [late, parts, settled])
      expect(await dueBack(code), code).toBe('FIRST_PAYMENT_DEFAULT');
    expect(await dueBack(inTime)).toBeNull();

    // What is void was never paid.
    await voidReceipt(transferred);
    expect(await dueBack(inTime)).toBe('FIRST_PAYMENT_DEFAULT');
    const taken = await agents.act('clerk', (await agents.ofContract(late))!, 'take-back');
    expect(taken.data).toMatchObject({ taken_back: { why: 'FIRST_PAYMENT_DEFAULT' } });
  });
});

/** Line 1 of a contract, by a transfer of an earlier day that is entered now. */
async function transferLine(code: string, day: string): Promise<Receipt> {
  const shown = await cardOf(api, forms.tokens.director, code);
  const { card } = shown;
  const line = card.lines[0]!;
  const onDay = buildCard({
    schedule: card.lines,
    payments: shown.payments,
    rule: penaltyRuleOf(shown),
    asOf: day,
  });
  const amount = line.instalment + (onDay.lines[0]?.penalty ?? 0);
  const body = oldestInstalment({ ...shown, card: onDay, as_of: day }, { amount, cash: 0, bank: amount });
  const answer = await api.call<PostedPayment>('POST', `payments/${code}`, {
    token: forms.tokens.director,
    body: { ...body, bank_reference: 'TRX-2711' },
  });
  expect(answer.http, answer.message).toBe(200);
  return answer.data.receipts[0]!;
}

/** Voids a receipt by two people. */
async function voidReceipt({ id, version }: Receipt): Promise<void> {
  const asked = await api.call<{ waiting: { request_id: number } }>('POST', `credits/${id}/void-request`, {
    token: await api.signIn('kasir.jkt'),
    body: { reason: 'Transfernya ditolak', version },
  });
  const voided = await api.call('POST', `credits/${id}/void`, {
    token: forms.tokens.approver,
    body: { request_id: asked.data.waiting.request_id, version },
  });
  expect(voided.http, voided.message).toBe(200);
}
