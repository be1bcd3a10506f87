import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { workingDayFrom } from '@/lib/arithmetic/workingDayFrom';
import type { CollectionHome } from '@/lib/contract/collectionHome';
import type { DataOf } from '@/lib/contract/endpoint';
import type { Letter, listLetters } from '@/lib/contract/letters';
import type { OverduePage, OverdueReminder } from '@/lib/contract/overdue';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { actionsOf, approveSeen, requestOn } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { moveToOffice } from '../contracts/moveToOffice';
import { DAY } from '../testing/lateContract';
import { letterDesk, promised, today } from '../testing/letters';

type LetterPage = DataOf<typeof listLetters>;

it('makes a letter of its day, once, with what the card says', async () => {
  const { api, head, director, code, lettersOf, make } = await letterDesk(7);
  expect((await lettersOf(code)).due).toEqual({
    step: null,
    why: 'Keterlambatan belum mencapai batas surat berikutnya',
  });
  expect((await make(code, 1)).http).toBe(409);

  api.advance(DAY);
  expect((await lettersOf(code)).due).toEqual({ step: 1, why: null });
  // Its last day is a working day, the next one where needed.
  const { pool } = api.connection;
  const seventh = addDays(today(api), 7);
  await pool.query("insert into holidays (date, name) values ($1, 'Libur uji') on conflict do nothing", [
    seventh,
  ]);
  const { rows: closed } = await pool.query<{ date: string }>('select date::text from holidays');
  const last = workingDayFrom(seventh, new Set(closed.map(({ date }) => date)));
  expect(last > seventh).toBe(true);
  const { data: first, http, message } = await make(code, 1, 'satu');
  expect(http, message).toBe(200);
  const month = today(api).slice(2, 7).replace('-', '');
  expect(first).toMatchObject({
    ...{ number: `JKT/SP/${month}/00001`, contract_code: code, step: 1, dpd: 8, made_on: today(api) },
    ...{ delivery: null, followed: false, paper: { pay_until: last } },
  });
  const { card } = (await api.call<PaymentCard>('GET', `payments/${code}`, { token: director })).data;
  const late = card.lines.filter((line) => line.date_maturity < today(api) && line.remainder > 0);
  expect(first.paper.lines.map(({ number }) => number)).toEqual(late.map(({ number }) => number));
  expect(first.arrears).toBe(late.reduce((sum, { remainder }) => sum + remainder, 0));
  expect(first.penalty).toBe(late.reduce((sum, { penalty }) => sum + penalty, 0));
  expect(JSON.stringify(first)).not.toMatch(/nik/i);

  const found = async (search: string) => {
    const path = `letters?search=${encodeURIComponent(search)}`;
    return (await api.call<LetterPage>('GET', path, { token: head })).data.rows.map(({ number }) => number);
  };
  for (const text of [first.number, `jkt sp ${month} 1`, `JKT/SP/${month}/`, code])
    expect(await found(text), text).toEqual([first.number]);
  expect(await found(`JKT/SP/${month}/2`)).toEqual([]);

  // Sent again with its key it is the same; pressed again, by anybody, it is refused.
  expect((await make(code, 1, 'satu')).data.id).toBe(first.id);
  expect((await make(code, 1)).http).toBe(409);
  expect((await make(code, 2)).http).toBe(409);
  expect((await lettersOf(code)).due.why).toBe('Surat sebelumnya belum dicatat pengirimannya');

  // What was sent says the same, whatever is paid since.
  await payLines(api, director, code);
  const again = await api.call<typeof first>('GET', `letters/${first.id}`, { token: head });
  expect(again.data.paper).toEqual(first.paper);
});

it('two who press at once make one letter', async () => {
  const { api, code, make, lettersOf } = await letterDesk();
  const answers = await Promise.all([make(code, 1), make(code, 1), make(code, 1)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409]);
  expect((await lettersOf(code)).rows).toHaveLength(1);
  const { rows } = await api.connection.pool.query(
    "select last from invoice_numbers where month like 'SP/%'",
  );
  expect(rows).toEqual([{ last: 1 }]);
});

it('goes on seven days after a letter was delivered or tried, and begins again once all is paid', async () => {
  const { api, director, code, lettersOf, make, deliver } = await letterDesk();
  const { data: first } = await make(code, 1);
  api.advance(20 * DAY);
  expect((await make(code, 2)).http).toBe(409);
  expect((await deliver(first, { received_by: null, note: 'Rumah kosong' })).http).toBe(200);
  api.advance(6 * DAY);
  expect((await lettersOf(code)).due.step).toBeNull();
  api.advance(DAY);
  const { data: second } = await make(code, 2);
  expect(second).toMatchObject({ step: 2, late_from: first.late_from });
  await deliver(second);
  api.advance(7 * DAY);
  const { data: third } = await make(code, 3);
  expect(third.step).toBe(3);
  await deliver(third);
  api.advance(30 * DAY);
  expect((await lettersOf(code)).due.why).toBe('SP1 sampai SP3 sudah dibuat');

  await payLines(api, director, code, { lines: 3 });
  expect((await lettersOf(code)).due.why).toBe('Tidak ada angsuran yang terlambat');
  api.advance(45 * DAY);
  const { data: anew, message } = await make(code, 1);
  expect(anew, message).toMatchObject({ step: 1 });
  expect(anew.late_from > third.late_from).toBe(true);
  expect((await lettersOf(code)).rows.map(({ step }) => step)).toEqual([1, 3, 2, 1]);
});

it('makes none while a promise runs, until the end of the working day after it', async () => {
  const { api, director, code, lettersOf } = await letterDesk();
  const why = async () => (await lettersOf(code)).due.why;
  // A Saturday: the working day after it is Monday.
  while (new Date(`${today(api)}T00:00Z`).getUTCDay() !== 6) api.advance(DAY);
  await promised(api, code, today(api), 1_000);
  for (const day of ['Saturday', 'Sunday', 'Monday']) {
    expect(await why(), day).toBe('Janji bayar masih berjalan');
    api.advance(DAY);
  }
  expect(await why()).toBeNull();

  // Kept, and still late: what is owed beyond the promise is warned of.
  await promised(api, code, addDays(today(api), 5), 1_000);
  expect(await why()).toBe('Janji bayar masih berjalan');
  // What came at the moment of the promise is not what was promised.
  api.advance(60_000);
  await payLines(api, director, code, { amount: 1_000 });
  expect(await why()).toBeNull();
});

it('belongs to the office that has its contract, which brings it and makes the next one', async () => {
  const { api, code, make, deliver } = await letterDesk();
  const { data: letter } = await make(code, 1);
  const there = await api.signIn('kacab.mks');
  const path = `letters/${letter.id}/delivery`;
  const listed = async () => (await api.call<LetterPage>('GET', 'letters', { token: there })).data.rows;
  const body = { version: letter.version, way: 'HAND', day: today(api), received_by: 'Istri', note: '' };
  expect((await api.call('PUT', path, { token: there, body })).http).toBe(403);
  expect((await listed()).map(({ id }) => id)).not.toContain(letter.id);
  await api.connection.db.transaction((tx) => moveToOffice(tx, [code], { from: 1, to: 2, now: api.now() }));
  expect((await deliver(letter)).http).toBe(403);
  expect(await listed()).toContainEqual(expect.objectContaining({ number: letter.number, office_id: 2 }));
  expect((await api.call('GET', `letters/${letter.id}`, { token: there })).http).toBe(200);
  const delivered = await api.call<typeof letter>('PUT', path, { token: there, body });
  expect(delivered.http, delivered.message).toBe(200);
  api.advance(7 * DAY);
  const next = await api.call<typeof letter>('POST', `contracts/${code}/letters`, {
    token: await api.signIn('kacab.mks'),
    body: { step: 2 },
  });
  expect(next.data, next.message).toMatchObject({ step: 2, office_id: 2 });
});

it('records a delivery of a day that was, by a name or a reason, once the next rests on it no more', async () => {
  const { api, head, code, make, deliver } = await letterDesk();
  const { data: letter } = await make(code, 1);
  const wrong = async (over: object) => Object.keys((await deliver(letter, over)).data.errors ?? {});
  expect(await wrong({ day: addDays(today(api), -1) })).toEqual(['day']);
  expect(await wrong({ day: addDays(today(api), 1) })).toEqual(['day']);
  expect(await wrong({ received_by: null })).toEqual(['note']);
  expect(await wrong({ received_by: ' ' })).toEqual(['received_by']);

  const { data: tried } = await deliver(letter, { received_by: null, note: 'Pindah', way: 'POST' });
  expect(tried).toMatchObject({
    delivery: { way: 'POST', day: today(api), received_by: null, note: 'Pindah' },
    version: 2,
  });
  const stale = await deliver(letter);
  expect([stale.http, stale.data.current?.version]).toEqual([409, 2]);
  const waiting = async () =>
    (await api.call<{ rows: unknown[]; count: number }>('GET', 'letters', { token: head })).data.count;
  expect(await waiting()).toBe(0);

  api.advance(7 * DAY);
  expect((await deliver(tried, { day: addDays(today(api), -6) })).http).toBe(200);
  expect((await make(code, 2)).http).toBe(409);
  api.advance(DAY);
  expect((await make(code, 2)).http).toBe(200);
  expect(await waiting()).toBe(1);
  const late = await deliver({ id: letter.id, version: 3 }, { day: today(api) });
  expect(late).toMatchObject({ http: 409, data: { current: { followed: true } } });
});

it('is brought no more once all is paid, which is no attempt, and waits again where that payment is void', async () => {
  const { api, head, code, make, lettersOf } = await letterDesk();
  const { data: letter } = await make(code, 1);
  const waiting = async () => {
    const { data } = await api.call<LetterPage>('GET', `letters?search=${code}`, { token: head });
    const home = await api.call<CollectionHome>('GET', 'home/collection?office=1', { token: head });
    const [own] = (await lettersOf(code)).rows;
    return {
      listed: data.count,
      home: home.data.letters_waiting,
      lapsed: own?.lapsed,
      delivery: own?.delivery,
    };
  };
  const before = await waiting();
  expect(before).toMatchObject({ listed: 1, lapsed: null, delivery: null });

  const [cashier, approver] = [await api.signIn('kasir.jkt'), await api.signIn('penyetuju.jkt')];
  await payLines(api, cashier, code);
  const paid = await waiting();
  expect(paid).toEqual({ listed: 0, home: before.home - 1, lapsed: 'PAID', delivery: null });

  const { payments } = await actionsOf(api, cashier, code);
  const ask = { kind: 'PAYMENT_VOID', payment_id: payments[0]?.id ?? 0 } as const;
  const { data: asked } = await requestOn(api, cashier, code, ask);
  expect((await approveSeen(api, approver, asked.id)).http).toBe(200);
  expect(await waiting()).toEqual(before);
  expect(letter.lapsed).toBeNull();
});

it('says where it is to be brought by now, while it waits', async () => {
  const { api, head, code, make, deliver, lettersOf } = await letterDesk();
  const { data: letter } = await make(code, 1);
  const now = async () => (await lettersOf(code)).rows[0]?.address_now;
  expect(await now()).toBeNull();
  const { pool } = api.connection;
  await pool.query("update contracts set billing_address = 'Jl. Kenanga No. 4' where code = $1", [code]);
  expect(await now()).toBe('Jl. Kenanga No. 4');
  const { data } = await api.call<typeof letter>('GET', `letters/${letter.id}`, { token: head });
  expect(data).toMatchObject({ address_now: 'Jl. Kenanga No. 4', paper: letter.paper });
  await deliver(letter);
  expect(await now()).toBeNull();
});

it('are recorded together where they came back alike: all, or none where one is another by now', async () => {
  const { api, head, order, next, deliver } = await letterDesk();
  await next((await order()).id);
  const waiting = async () => (await api.call<LetterPage>('GET', 'letters', { token: head })).data.rows;
  const [one, two, three] = (await waiting()).slice(0, 3).map(({ id, version }) => ({ id, version }));
  if (!one || !two || !three) throw new Error('Three letters wait');
  const left = (await waiting()).length;
  const record = (letters: object[], token = head, over: object = {}) =>
    api.call<{ rows: Letter[]; errors?: object }>('PUT', 'letters/deliveries', {
      token,
      body: { letters, way: 'POST', day: today(api), received_by: 'Petugas pos', note: '', ...over },
    });

  expect((await record([one, two], await api.signIn('kacab.mks'))).http).toBe(403);
  expect((await record([one, one])).http).toBe(422);
  expect((await record([])).http).toBe(422);
  expect((await record([one, { id: 999_999, version: 1 }])).http).toBe(404);
  const early = await record([one, two], head, { day: addDays(today(api), -1) });
  expect(Object.keys(early.data.errors ?? {})).toEqual(['day']);
  expect((await deliver(two, { received_by: null, note: 'Kosong' })).http).toBe(200);
  const stale = await record([three, two, one]);
  expect([stale.http, (await waiting()).length]).toEqual([409, left - 1]);

  const answers = await Promise.all([record([one, three]), record([three, one])]);
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  const { rows } = answers.find(({ http }) => http === 200)?.data ?? { rows: [] };
  expect(rows.map(({ delivery }) => delivery?.received_by)).toEqual(['Petugas pos', 'Petugas pos']);
  expect((await waiting()).length).toBe(left - 3);
});

it('is made for nobody whose deposit covers what is late, and tells of one that does not', async () => {
  const { api, head, code, make, lettersOf } = await letterDesk();
  const { pool } = api.connection;
  const put = (amount: number) =>
    pool.query(
      `insert into deposits (number, kind, contract_code, office_id, amount, cash, date_entered, input_by, created_at)
       select 'JKT/T0000/' || lpad((77 + count(*))::text, 5, '0'), 'ADDED', $1, 1, $2, $2, $3, 1, now() from deposits`,
      [code, amount, today(api)],
    );
  await put(10_000);
  const row = async () =>
    (await api.call<OverduePage>('GET', `overdue?search=${code}`, { token: head })).data.rows[0];
  const reminder = async () =>
    (await api.call<OverdueReminder>('GET', `overdue/${code}/reminder`, { token: head })).data;
  const before = await row();
  expect([before?.deposit, (await reminder()).deposit]).toEqual([10_000, 10_000]);
  expect((await reminder()).total).toBe(before?.arrears);

  await put((before?.arrears ?? 0) - 10_000);
  const refused = await make(code, 1);
  expect(refused.http).toBe(409);
  expect(refused.message).toContain('Titipannya sudah menutup tunggakan');
  expect((await lettersOf(code)).rows).toEqual([]);
  await pool.query('update deposits set voided_at = now(), voided_by = 1 where amount <> 10000');
  const { data, message } = await make(code, 1);
  expect(data.paper, message).toMatchObject({ deposit: 10_000 });
  expect(data.number).toMatch(/00001$/);
});
