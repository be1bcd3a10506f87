import type { Change } from '@/lib/contract/changes';
import type { LogEntry } from '@/lib/contract/history';
import type { Leaving, MadeStaffLink, StaffHire, StaffPerson, StaffRow } from '@/lib/contract/staff';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import { DEMO_PASSWORD } from '../seed/company';
import { sendMailOrders } from '../account/mailOrders';
import { hashPassword } from '../account/password';
import { endFunds } from './petty';
import { startApi, type Answered, type TestApi } from './startApi';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A title that holds `is_user` in one office alone, as some companies have it. */
const LOCAL_TITLE = 90;

/** Who holds the petty cash of an office keeps their place: people may go here. */
async function withoutFunds() {
  const api = await startApi();
  await endFunds(api);
  return api;
}

/** Lukman of the demo company, who administers people, and what he does; `local`: with somebody who does so in Jakarta. */
export async function staffTeam(options: { local?: boolean; api?: TestApi } = {}) {
  const api = options.api ?? (await withoutFunds());
  const { pool } = api.connection;
  if (options.local) {
    await pool.query(`insert into titles (id, name, is_user) values (${LOCAL_TITLE}, 'Admin Cabang', true)`);
    await pool.query(`update staff set title_id = ${LOCAL_TITLE} where username = 'kontrak.jkt'`);
  }
  const admin = await api.signIn('admin.sistem');
  const localToken = options.local ? await api.signIn('kontrak.jkt') : '';
  const as =
    (token: string) =>
    <T = unknown>(method: Method, path: string, body?: unknown) =>
      api.call<T>(method, path, { token, body });
  const send = as(admin);

  const body = (over: Partial<StaffHire> = {}): StaffHire => ({
    ...{ username: 'orang.baru', name: 'Orang Baru', email: null, title_id: 3, office_id: 1 },
    further_office_ids: [],
    ...over,
  });
  const director = await api.signIn('direktur');
  /** What waits for a second person is approved by one; the answer is then the person as they are. */
  const settled = async (answer: Answered<StaffPerson>): Promise<Answered<StaffPerson>> => {
    const { http, data } = answer;
    if (http !== 200 || data.waiting.length === 0) return answer;
    for (const { id } of data.waiting) {
      const { version } = (await api.call<Change>('GET', `changes/${id}`, { token: director })).data;
      const decision = { version, decision: 'APPROVED', reason: '' };
      const decided = await api.call<Change>('POST', `changes/${id}/decide`, {
        token: director,
        body: decision,
      });
      if (decided.http !== 200) throw new Error(`${decided.http} ${decided.message}`);
    }
    return { ...answer, data: (await send<StaffPerson>('GET', `staff/${data.id}`)).data };
  };
  const hire = async (over: Partial<StaffHire> = {}) =>
    settled(await send<StaffPerson>('POST', 'staff', body(over)));
  /** What the server prints of what was ordered. */
  const printed = async (): Promise<string[]> => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const outgoing = { sendLink: null, sendNotice: null, print, pageUrl: 'http://localhost' };
    await sendMailOrders(api.parts.connection, outgoing, api.now());
    return lines;
  };
  /** A link that an approver confirmed; what the server printed is its token. */
  const link = async ({
    id,
    version,
  }: Pick<StaffPerson, 'id' | 'version'>): Promise<Answered<MadeStaffLink>> => {
    const answer = await send<MadeStaffLink>('POST', `staff/${id}/link`, { version });
    if (answer.http !== 200 || answer.data.expires_at !== null) return answer;
    await settled({ ...answer, data: answer.data.person });
    const token = (await printed()).at(-1)?.split('#')[1] ?? null;
    const { data: now } = await send<StaffPerson>('GET', `staff/${id}`);
    return { ...answer, data: { ...answer.data, person: now, token } };
  };
  /** What the page of the link does, with the password that everybody of the demo has. */
  const choose = async (token: string | null, id: number) => {
    if (token === null) throw new Error('The link was not shown');
    await pool.query('update staff set password_hash = $1 where id = $2', [
      await hashPassword(DEMO_PASSWORD),
      id,
    ]);
    await pool.query('update password_links set used_at = now() where staff_id = $1 and revoked_at is null', [
      id,
    ]);
  };
  const person = async (username: string): Promise<StaffPerson> => {
    const { data } = await send<{ rows: StaffRow[] }>('GET', `staff?search=${username}&size=100`);
    const row = data.rows.find((one) => one.username === username);
    return (await send<StaffPerson>('GET', `staff/${row?.id ?? 0}`)).data;
  };
  const change = async (
    before: StaffPerson,
    over: Partial<Pick<StaffHire, 'name' | 'email' | 'title_id' | 'office_id' | 'further_office_ids'>>,
  ) =>
    settled(
      await send<StaffPerson>('PUT', `staff/${before.id}`, {
        ...{ name: before.name, email: before.email, title_id: before.title.id, office_id: before.office.id },
        further_office_ids: before.further_offices.map(({ id }) => id),
        ...over,
        version: before.version,
      }),
    );
  const leaving = async (username: string) =>
    (await send<Leaving>('GET', `staff/${(await person(username)).id}/leaving`)).data;
  const endBody = async (username: string, over: object = {}) => ({
    ...{
      version: (await person(username)).version,
      reason: 'Mengundurkan diri',
      surveys_to: null,
      accounts_to: null,
    },
    items: (await leaving(username)).items.map(({ key }) => key),
    ...over,
  });
  const end = async (username: string, over: object = {}) =>
    send<StaffPerson>('POST', `staff/${(await person(username)).id}/end`, await endBody(username, over));

  const history = async (id: number) =>
    (
      await pool.query<Pick<LogEntry, 'action' | 'changes'>>(
        `select action, changes from history where record_type = 'staff' and record_id = $1 order by id desc`,
        [String(id)],
      )
    ).rows;
  const events = async (id: number) =>
    (
      await pool.query<{ event: string }>(`select event from outbox where channel = $1 order by id`, [
        `notifications.${id}`,
      ])
    ).rows.map(({ event }) => event);
  const assigned = async (id: number) =>
    (
      await pool.query<{ n: number }>('select count(*)::int as n from registrations where surveyor_id = $1', [
        id,
      ])
    ).rows[0]?.n;
  /** Counts and closes every day of a cashier as it should be. */
  const closeDrawer = (username: string) =>
    pool.query(
      `insert into cashier_days (office_id, staff_id, day, closing, expected_cash, expected_bank, last_movement_id,
                                 denominations, counted_cash, explanation, closed_at, closed_by, hands_over)
       select m.office_id, m.staff_id, m.day,
              1 + coalesce((select max(closing) from cashier_days d where d.staff_id = m.staff_id and d.day = m.day), 0),
              sum(m.cash), sum(m.bank), max(m.id), '{}', sum(m.cash), '', now(), m.staff_id, false
         from cash_movements m join staff s on s.id = m.staff_id
        where s.username = $1 group by m.office_id, m.staff_id, m.day`,
      [username],
    );
  /** A title of every flag, for one office. */
  const giveAll = () =>
    pool.query(`update titles set ${ACCESS_FLAGS.map((flag) => `${flag} = true`).join()}`);
  return {
    ...{
      api,
      printed,
      director,
      admin,
      send,
      body,
      hire,
      settled,
      link,
      choose,
      person,
      change,
      leaving,
      endBody,
      end,
      history,
      events,
    },
    ...{
      assigned,
      closeDrawer,
      giveAll,
      local: { title: LOCAL_TITLE, token: localToken },
      localSend: as(localToken),
    },
  };
}
