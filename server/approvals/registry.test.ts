import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { APPROVAL_KINDS } from '@/lib/contract/approvalInboxDefaults';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { Registration } from '@/lib/contract/registrations';
import type { ImportBatch } from '@/lib/contract/imports';
import type { Leaving } from '@/lib/contract/staff';
import type { Title } from '@/lib/contract/titles';
import { identity, identityColumns } from '../platform/auth/session';
import { offices, staff, titles } from '../platform/db/schema';
import { bookKeepers } from '../testing/books';
import { requestNoteChange, someReceipt } from '../testing/changedNote';
import { contractCodes, requestOn } from '../testing/contractRequest';
import { partnerTeam } from '../testing/partners';
import { openFund } from '../testing/petty';
import { registrationTeam } from '../testing/registrations';
import { startApi, type Answered } from '../testing/startApi';
import { clerkOf, payersOf, statementLines, todayOf } from '../testing/statements';
import { eq } from 'drizzle-orm';
import { approvalInbox } from './inbox';
import { allDecisions } from './registry';
import { strandedBy } from './strandedBy';

/** A company in which something of every kind waits. */
async function waiting() {
  const api = await startApi();
  const must = <T>(answer: Answered<T>): T => {
    if (answer.http !== 200) throw new Error(answer.message);
    return answer.data;
  };
  const team = await registrationTeam(api);
  const cashier = await api.signIn('kasir.jkt');
  const post = async <T>(token: string, path: string, body: object) =>
    must(await api.call<T>('POST', path, { token, body }));

  const receipt = await someReceipt(api, cashier);
  await requestNoteChange(api, cashier, receipt, 'Kwitansi kedua');
  const codes = (await contractCodes(api, 'ACTIVE')).filter((one) => one !== receipt.contract_code);
  must(await requestOn(api, cashier, codes[0] ?? '', { kind: 'STATUS', status: 'WRITTEN_OFF' }));

  const agents = partnerTeam(team);
  const agent = await agents.ready();
  must(await agents.ask('clerk', agent.id, agents.account('9990001112')));

  await team.upTo('DISBURSED', { vehicle: { engine: 'JMPALSU1' } });
  await team.upTo('REVIEW');
  const form = await team.upTo('REVIEW', { vehicle: { engine: 'JMPALSUI' } });
  const photo = await team.sendPhoto('surveyor');
  const said = { version: form.version, photo, reason: 'Rangka digesek ulang' };
  must(await team.send<Registration>('surveyor', 'POST', `/${form.id}/vehicle-requests`, said));

  const clerk = clerkOf(api, cashier);
  const [a, b] = await payersOf(api);
  if (!a || !b) throw new Error('too few contracts');
  const date = addDays(todayOf(api), -1);
  const posted = await clerk.upload(
    'a.csv',
    statementLines(api, { date, amount: b.instalment, description: b.code }),
  );
  must(await clerk.post(posted.id));
  const held = await clerk.upload(
    'b.csv',
    statementLines(api, { date, amount: 1_234_000, description: a.code }),
  );
  const [row] = await clerk.rows(held.id);
  must(
    await clerk.correct(held.id, row?.id ?? 0, {
      ...{ action: 'choose', contract_code: b.code, against_named: a.code },
    }),
  );
  const { version } = (await clerk.get(held.id)).data;
  await post<ImportBatch>(cashier, `imports/${held.id}/requests`, {
    ...{ reason: 'Dibayar lewat rekening keluarganya', version },
  });

  await post<CashierDay>(cashier, 'cashier-days/ask-cash', {
    ...{ source: 'BANK', amount: 300_000, bank: 'Mandiri', reference: 'TRX-9', note: 'Pencairan tunai' },
  });
  const { petty, head: raiser } = await openFund(api);
  must(await petty.ask(raiser.token, { kind: 'RAISE', amount: 500_000 }));

  const { books, stored, head } = await bookKeepers(api);
  must(await books.lost(head, await stored(codes[1] ?? '')));

  const admin = await api.signIn('admin.sistem');
  const { rows } = must(await api.call<{ rows: Title[] }>('GET', 'titles', { token: admin }));
  const title = rows.find(({ name }) => name === 'Kasir');
  must(
    await api.call('PUT', `titles/${title?.id}`, {
      token: admin,
      body: { ...title, transfer_days_back: 30 },
    }),
  );
  return { api, admin, db: api.connection.db };
}

it('of every kind the inbox of each person is what they may decide, and nobody decides what they asked for', async () => {
  const { api, db } = await waiting();
  const people = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.active, true));
  const decisions = await allDecisions(db, api.now());
  const seen = new Set<string>();
  for (const person of people.map(identity)) {
    const call = { db, now: api.now(), staff: { ...person, sessionHash: Buffer.alloc(0) } };
    const query = { kind: undefined, page: 1, size: 100 } as const;
    const inbox = await approvalInbox(call as never, { ...query, whose: 'decide' });
    const named = inbox.rows.map(({ kind, request_id: id }) => `${kind} ${id}`).toSorted();
    const may = decisions.filter((one) => one.may(person)).map(({ kind, id }) => `${kind} ${id}`);
    expect(named, person.username).toEqual(may.toSorted());
    for (const { kind } of inbox.rows) seen.add(kind);
  }
  expect([...seen].toSorted()).toEqual([...APPROVAL_KINDS].toSorted());
});

it('whoever loses the rights by which something of a kind is decided is told what is left to nobody', async () => {
  const { api, db } = await waiting();
  const decisions = await allDecisions(db, api.now());
  const stranded = async (gone: (id: number) => boolean) =>
    (await strandedBy(db, api.now(), (row) => (gone(row.person.id) ? null : row)))
      .map(({ kind, name }) => `${kind} ${name}`)
      .toSorted();
  expect(await stranded(() => false)).toEqual([]);
  const rows = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.active, true));
  const people = rows.map(identity);
  for (const kind of APPROVAL_KINDS) {
    const [one] = decisions.filter((decision) => decision.kind === kind);
    const deciders = new Set(people.filter((person) => one?.may(person)).map(({ id }) => id));
    expect(deciders.size, kind).toBeGreaterThan(0);
    expect(await stranded((id) => deciders.has(id))).toContain(`${kind} ${one?.name}`);
  }
});

it('who leaves takes back what they asked for, of every kind that is asked for', async () => {
  const { api, admin } = await waiting();
  const { rows } = await api.connection.pool.query<{ id: number; username: string }>(
    'select id, username from staff',
  );
  const idOf = (username: string) => rows.find((row) => row.username === username)?.id ?? 0;
  const kinds = new Set<string>();
  for (const username of ['kasir.jkt', 'kontrak.jkt', 'surveyor.jkt', 'kacab.jkt', 'admin.sistem']) {
    const path = `staff/${idOf(username)}/leaving`;
    const { data } = await api.call<Leaving>('GET', path, { token: admin });
    for (const { key } of data.items) kinds.add(key.replace(/ .*/, ''));
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['BPKB', 'CASH', 'CHANGE', 'CONTRACT', 'PARTNER', 'PETTY_CASH', 'RECEIPT']),
  );
});
