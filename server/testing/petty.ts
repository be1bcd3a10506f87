import type { PettyCount, PettyFund } from '@/lib/contract/pettyCash';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { piecesOf } from './handovers';
import type { Answered, ReachableApi, TestApi } from './startApi';

export interface WrittenAnswer {
  voucher: PettyVoucher | null;
  request: PettyRequest | null;
}

const counted = (sum: number, differs: number) => ({
  denominations: piecesOf(sum),
  explanation: differs === 0 ? '' : 'Uang kembalian kurang',
});

/** What people do with the petty cash of an office. */
export function pettyOf(api: Pick<ReachableApi, 'call'>, office = 1) {
  const send = <T>(token: string, path: string, body: object): Promise<Answered<T>> =>
    api.call<T>('POST', path, { token, body });
  const fund = async (token: string) =>
    (await api.call<PettyFund>('GET', `petty-funds/current?office=${office}`, { token })).data;
  return {
    fund,
    write: (token: string, over: object) =>
      send<WrittenAnswer>(token, 'petty-vouchers', {
        ...{ office_id: office, kind: 'EXPENSE', category_id: 1, of_id: null, amount: 50_000 },
        ...{ payee: 'SPBU Matraman', payee_staff_id: null, description: 'Bensin motor kantor' },
        ...{ file_id: null, no_proof: 'Struk hilang', ...over },
      }),
    voids: (token: string, id: number) =>
      send<PettyRequest>(token, `petty-vouchers/${id}/void`, { reason: 'Salah tulis jumlah' }),
    ask: (token: string, over: object) =>
      send<PettyRequest>(token, 'petty-requests', {
        ...{ office_id: office, kind: 'TOP_UP', amount: 0, voucher_ids: [], place: 'BANK' },
        ...{ drawer_staff_id: null, bank: 'BCA', reference: '', file_id: null, holder_id: null },
        ...{ reason: 'Kas kecil kantor', ...over },
      }),
    decide: (token: string, id: number, decision = 'APPROVED') =>
      send<PettyRequest>(token, `petty-requests/${id}/decide`, {
        ...{ version: 1, decision, reason: decision === 'REJECTED' ? 'Tidak perlu' : '' },
      }),
    complete: (token: string, id: number) =>
      send<PettyRequest>(token, `petty-requests/${id}/complete`, { reference: 'TRF-001', file_id: null }),
    cancel: (token: string, id: number) =>
      send<PettyRequest>(token, `petty-requests/${id}/cancel`, { reason: 'Uangnya tidak datang' }),
    async close(token: string, differs = 0) {
      const { fund: now } = await fund(token);
      return send<PettyFund>(token, 'petty-counts/close', {
        ...{ office_id: office, last_voucher_id: now?.last_voucher_id ?? 0, day: now?.day ?? '2026-01-01' },
        ...counted((now?.balance ?? 0) + differs, differs),
      });
    },
    reopen: (token: string, id: number) =>
      send<PettyFund>(token, `petty-counts/${id}/reopen`, { reason: 'Salah hitung tadi' }),
    count: (token: string, sum: number) =>
      send<PettyCount>(token, 'petty-counts', {
        ...{ office_id: office, denominations: piecesOf(sum), explanation: '' },
      }),
    answer: (token: string, id: number) =>
      send<PettyCount>(token, `petty-counts/${id}/answer`, { text: 'Kembalian belum dicatat' }),
    async handOver(token: string, receiver: number, differs = 0) {
      const { fund: now } = await fund(token);
      return send<PettyRequest>(token, 'petty-requests/holder', {
        ...{ office_id: office, receiver_id: receiver, last_voucher_id: now?.last_voucher_id ?? 0 },
        ...{ ...counted((now?.balance ?? 0) + differs, differs), reason: 'Cuti dua minggu' },
      });
    },
  };
}
/** The people of an office who keep, approve and oversee its petty cash, signed in for as long as a test lasts. */
export async function pettyPeople(api: TestApi) {
  const { pool } = api.connection;
  await pool.query("update titles set is_pettycash = true where name = 'Penyetuju'");
  const person = async (username: string) => {
    const { rows } = await pool.query<{ id: number; name: string }>(
      'select id, name from staff where username = $1',
      [username],
    );
    return { ...rows[0]!, token: await api.signIn(username) };
  };
  const people = {
    holder: await person('kasir.jkt'),
    head: await person('kacab.jkt'),
    checker: await person('penyetuju.jkt'),
    director: await person('direktur'),
  };
  await pool.query("update sessions set expires_at = now() + interval '3 years'");
  return people;
}

/** The petty cash of Jakarta, held by its cashier, on a day that is open: a new fund of `ceiling`, or the company's own. */
export async function openFund(api: TestApi, { ceiling = 3_000_000 } = {}) {
  const people = await pettyPeople(api);
  const petty = pettyOf(api);
  const { holder, head, director } = people;
  const must = <T>(answer: Answered<T>) => {
    if (answer.http !== 200) throw new Error(answer.message);
    return answer.data;
  };
  const { fund, today } = await petty.fund(head.token);
  if (fund && fund.day < today) must(await petty.close(holder.token));
  if (!fund) {
    const { id } = must(
      await petty.ask(head.token, { kind: 'FUNDING', amount: ceiling, holder_id: holder.id }),
    );
    must(await petty.decide(director.token, id));
    must(await petty.complete(holder.token, id));
  }
  return { ...people, petty, must };
}

/** Puts an end to the funds of the demo company, for what is about something else. */
export async function endFunds({ connection: { pool } }: Pick<TestApi, 'connection'>): Promise<void> {
  await pool.query(`
    alter table petty_funds disable trigger petty_funds_follow;
    update petty_funds set active = false, ceiling = 0, balance = 0, not_replenished = 0, on_way = 0;
    alter table petty_funds enable trigger petty_funds_follow`);
}

/** What is wrong with petty cash, by its name; each statement gives what should not be. */
export const PETTY_FAULTS: Readonly<Record<string, string>> = {
  'a fund whose parts are not its ceiling': `
    select office_id::text as what from petty_funds f
     where f.balance <> coalesce((select sum(cash) from petty_vouchers v where v.office_id = f.office_id), 0)
        or f.balance < 0
        or f.balance
           + coalesce((select sum(to_replenish) from petty_vouchers v where v.office_id = f.office_id and v.top_up_id is null), 0)
           + coalesce((select sum(amount) from petty_requests r where r.office_id = f.office_id and r.kind = 'TOP_UP'
                          and r.status = 'APPROVED' and r.cancelled_at is null
                          and not exists (select from petty_vouchers v where v.request_id = r.id)), 0) <> f.ceiling
        or f.ceiling <> coalesce((select sum(cash) from petty_vouchers v where v.office_id = f.office_id
                                    and v.kind in ('FUNDING', 'RAISE', 'LOWER', 'END')), 0)
                        - coalesce((select sum(v.to_replenish) from petty_vouchers v join petty_requests r on r.id = v.top_up_id
                                     where v.office_id = f.office_id and r.kind = 'END'), 0)`,
  'a balance that is not the sum of the vouchers before it': `
    select number as what from (
      select number, balance, nth, sum(cash) over w as sum, row_number() over w as place
        from petty_vouchers window w as (partition by office_id order by id)) v
     where balance <> sum or nth <> place or balance < 0`,
  'a number that is missing, or of another month': `
    select max(number) as what from petty_vouchers group by office_id, to_char(day, 'YYYY/MM')
    having max(right(number, 4)::int) <> count(*) or bool_or(number not like '%' || to_char(day, '/YYYY/MM/') || '%')`,
  'a voucher after its day was closed, or before the day before it was': `
    select v.number as what from petty_vouchers v
     where exists (select from petty_counts c where c.office_id = v.office_id and c.kind = 'CLOSING' and c.day = v.day
                      and v.id > c.last_voucher_id and (c.reopened_at is null or v.at < c.reopened_at))
        or exists (select from petty_vouchers o where o.office_id = v.office_id and o.day < v.day and o.kind <> 'END'
                      and not exists (select from petty_counts c where c.office_id = o.office_id and c.kind = 'CLOSING'
                                         and c.day = o.day and c.at <= v.at and (c.reopened_at is null or c.reopened_at > v.at))
                      and not exists (select from petty_vouchers e where e.office_id = v.office_id and e.kind = 'END'
                                         and e.id > o.id and e.id < v.id))`,
  'one person who wrote, approved or got it': `
    select number as what from petty_vouchers where approved_by = written_by or payee_staff_id in (written_by, approved_by)
    union all
    select id::text from petty_requests where status in ('APPROVED', 'REJECTED') and decided_by = requested_by
    union all
    select r.id::text from petty_requests r join petty_counts c on c.id = r.count_id
     where r.kind = 'DIFFERENCE' and r.status in ('APPROVED', 'REJECTED') and r.decided_by = c.holder_id
    union all
    select v.number from petty_vouchers v join petty_request_vouchers n on n.voucher_id = v.id
      join petty_requests r on r.id = n.request_id
     where r.status = 'APPROVED' and (r.decided_by = v.payee_staff_id or v.approved_by is null and r.decided_by = v.written_by)`,
  'money above the limit that one person gave': `
    select v.number as what from petty_vouchers v
     where v.kind in ('EXPENSE', 'SETTLEMENT', 'ADVANCE') and v.approved_by is null and case v.kind when 'ADVANCE' then -v.cash else v.spent end > 0
       and (select sum(case o.kind when 'ADVANCE' then -o.cash else o.spent end) from petty_vouchers o
             where o.office_id = v.office_id and o.day = v.day and o.id <= v.id and o.payee_key = v.payee_key
               and (o.voided_by is null or o.voided_by > v.id)
               and case v.kind when 'ADVANCE' then o.kind = 'ADVANCE'
                     else o.kind in ('EXPENSE', 'SETTLEMENT') end) > 500000`,
  'a drawer and a fund that do not agree': `
    select coalesce(v.number, a.reference) as what
      from (select * from petty_vouchers where place = 'DRAWER' and cash <> 0) v
      full join (select * from cash_acts where kind in ('TO_PETTY_CASH', 'FROM_PETTY_CASH')) a on a.petty_voucher_id = v.id
     where v.cash is distinct from -a.cash or v.day is distinct from a.day`,
  'a voucher that two end, or that is named and voided': `
    select number as what from petty_vouchers v
     where (select count(*) from petty_vouchers o where o.of_id = v.id and o.kind = 'SETTLEMENT' and o.voided_by is null) > 1
        or (select count(*) from petty_vouchers o where o.of_id = v.id and o.kind = 'VOID') > 1
        or v.voided_by is not null and v.top_up_id is not null
           and not exists (select from petty_requests r where r.id = v.top_up_id and r.kind = 'END')
        or (select coalesce(sum(o.cash), 0) from petty_vouchers o where o.of_id = v.id and o.kind = 'REFUND' and o.voided_by is null) > -least(v.cash, 0)
           and v.kind = 'EXPENSE'`,
};
