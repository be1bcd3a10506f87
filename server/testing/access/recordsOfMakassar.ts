import { expect } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { OfficeRecord } from '../../../tests/access/AccessLine';
import { requestNoteChange, someReceipt } from '../changedNote';
import { contractCodes, requestOn } from '../contractRequest';
import { pdf, sender } from '../files';
import { demoForm } from '../registrations';
import type { TestApi } from '../startApi';
import { clerkOf, statementLines, payersOf, paysByCode } from '../statements';

/** What fills the address of each kind of record: `id`, and what lies below it. */
export type Records = Record<OfficeRecord, { id: string } & Record<string, string>>;

/** One record of every kind that belongs to the office in Makassar, made by `token`, who works there with every right. */
export async function recordsOfMakassar(api: TestApi, token: string): Promise<Records> {
  const receipt = await someReceipt(api, token);
  expect((await requestNoteChange(api, token, receipt)).http).toBe(200);
  const [contract = ''] = await contractCodes(api, 'ACTIVE', 'MKS');
  const asked = await requestOn(api, token, contract, { kind: 'STATUS', status: 'REPOSSESSED' });
  expect(asked.http, asked.message).toBe(200);
  const [payer] = await payersOf(api, 'MKS');
  const statement = await clerkOf(api, token).upload('mks.csv', statementLines(api, paysByCode(payer!)));
  const [row] = await clerkOf(api, token).rows(statement.id);
  const form = await demoForm(api, { applicant: { name: 'Orang Makassar' }, documents: {} });
  const registered = await post<{ id: number }>(api, token, 'registrations', {
    form: { ...form, surveyor_id: null },
  });
  const shared = await post<{ link: { id: number } }>(api, token, `contracts/${contract}/share-links`, {
    days: 30,
  });
  await fillSafe(api, await handedOver(api, token, '2001-01-02'));
  const file = await sender(api, token).send(pdf('mks'), { name: 'MKS.pdf' });
  return {
    receipt: { id: String(receipt.id) },
    contract: { id: contract },
    'contract request': { id: String(asked.data.id) },
    'cash request': { id: await handedOver(api, token, '2001-01-03') },
    statement: { id: String(statement.id), row: String(row!.id) },
    registration: { id: String(registered.id) },
    file: { id: String(file.data.id) },
    'share link': { id: String(shared.link.id) },
    ...(await lettersOf(api, contract)),
    person: { id: await personOf(api, 'kasir.mks') },
    ...(await partnerOf(api, 'agent')),
    ...(await partnerOf(api, 'marketer')),
  };
}

/** A letter and a batch of Makassar: whether one is due is another test's. */
async function lettersOf(api: TestApi, contract: string) {
  const { rows } = await api.connection.pool.query<Record<'letter' | 'batch', string>>(
    `with made as (
       insert into letters (number, contract_code, office_id, step, late_from, made_on, dpd, arrears, penalty, paper, at, written_by)
       values ('MKS/SP/2611/00001', $1, 2, 1, '2026-11-01', '2026-11-20', 19, 1, 0, $2, now(), 10) returning id),
     ordered as (insert into letter_batches (office_id, at, ordered_by) values (2, now(), 10) returning id)
     select made.id::text as letter, ordered.id::text as batch from made, ordered`,
    [
      contract,
      JSON.stringify({
        customer_name: 'Orang Makassar',
        address: '',
        vehicle: '',
        plate_number: '',
        lines: [],
        pay_until: '2026-11-27',
      }),
    ],
  );
  const found = rows[0]!;
  return { letter: { id: found.letter }, 'letter batch': { id: found.batch } };
}

async function post<T>(api: TestApi, token: string, path: string, body: unknown): Promise<T> {
  const made = await api.call<T>('POST', path, { token, body });
  expect(made.http, made.message).toBe(200);
  return made.data;
}

/** Somebody else receives it: the office has a safe that holds something. */
async function fillSafe(api: TestApi, id: string) {
  const body = { version: 1, decision: 'APPROVED', reason: '' };
  await post(api, await api.signIn('direktur'), `drawer-requests/${id}/decide`, body);
}

/** Cash of a day long ago that `token` counted and puts into the safe. */
async function handedOver(api: TestApi, token: string, day: string): Promise<string> {
  const body = {
    day,
    last_movement_id: 0,
    closings: 0,
    denominations: { '100000': 1 },
    explanation: 'Uang muka',
  };
  const { cashier } = await post<CashierDay>(api, token, 'cashier-days/close', body);
  const way = { way: 'SAFE', bank: '', reference: '', file_id: null, receiver_id: null, note: '' };
  const place = { staff_id: cashier.id, day, closing: 1 };
  const asked = await post<CashierDay>(api, token, 'cashier-days/hand-over', { ...place, ...way });
  return String(asked.waiting!.id);
}

async function personOf(api: TestApi, username: string): Promise<string> {
  const { rows } = await api.connection.pool.query<{ id: number }>(
    'select id from staff where username = $1',
    [username],
  );
  return String(rows[0]!.id);
}

/** A partner of Makassar with a commission and a batch, as the demo company has them. */
async function partnerOf<K extends 'agent' | 'marketer'>(api: TestApi, kind: K) {
  const { rows } = await api.connection.pool.query<Record<'partner' | 'commission' | 'batch', string>>(
    `select p.id::text as partner, c.id::text as commission, c.batch_id::text as batch
       from partners p join commissions c on c.partner_id = p.id
      where p.kind = $1 and p.office_id = 2 and c.batch_id is not null limit 1`,
    [kind.toUpperCase()],
  );
  const found = rows[0]!;
  return {
    [kind]: { id: found.partner },
    [`${kind} commission`]: { id: found.commission },
    [`${kind} batch`]: { id: found.batch },
  } as Record<K | `${K} commission` | `${K} batch`, { id: string }>;
}
