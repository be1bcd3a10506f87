import { randomUUID } from 'node:crypto';
import { addDays } from '@/lib/arithmetic/calendar';
import type { TtsBlock } from '@/lib/contract/tts';
import type { Visit, VisitBody } from '@/lib/contract/visits';
import { todayIn } from '../calendar/today';
import { assignCollectors } from '../collectors/assignCollectors';
import { hireCollector } from './collectors';
import { startApi, type TestApi } from './startApi';

const JAKARTA = 'Asia/Jakarta';

/** A visit of now, at which nothing was paid unless it says so. */
export const visitBody = (
  { now }: Pick<TestApi, 'now'>,
  code: string,
  over: Partial<VisitBody> = {},
): VisitBody => ({
  ...{ id: randomUUID(), contract_code: code, visited_at: now().toISOString(), clock_difference: 0 },
  ...{ met: 'BORROWER', met_name: '', place: 'BILLING', result: 'REFUSED', tts: null, promise: null },
  ...{ note: '', position: { latitude: -6.2, longitude: 106.8, accuracy: 12 }, no_position: '', photos: [] },
  ...{ corrects: null, again_reason: '', consent_id: null },
  ...over,
});

/** A collector of Jakarta with all that runs there, another with nothing, their supervisor, and somebody of Makassar. */
export async function inTheField(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options);
  const { pool, db } = api.connection;
  const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await pool.query<T>(text, values)).rows;
  const ids = [
    await hireCollector(api, 'Agus Salim', 1),
    await hireCollector(api, 'Budi Santoso', 1),
  ] as const;
  const far = await hireCollector(api, 'Daeng Tata', 2);
  const agus = await api.signIn('agus.salim');
  const budi = await api.signIn('budi.santoso');
  const daeng = await api.signIn('daeng.tata');
  const head = await api.signIn('kacab.jkt');
  await pool.query("update sessions set expires_at = now() + interval '10 years'");
  const today = (zone = JAKARTA) => todayIn(zone, api.now());
  const assign = (codes: readonly string[], collectorId: number | null) =>
    db.transaction((tx) =>
      assignCollectors(
        tx,
        codes.map((code) => ({ code, collectorId, day: today() })),
        { at: api.now(), staffId: 1, reason: 'Uji' },
      ),
    );
  const running = await sql<{ code: string }>(
    "select code from contracts where office_id = 1 and status = 'ACTIVE' and next_due is not null order by code",
  );
  const codes = running.map(({ code }) => code);
  await assign(codes, ids[0]);
  /** Moves the clock on to a time in Jakarta of the next day that is neither Sunday nor a holiday. */
  const to = async (clock: string) => {
    const holidays = new Set(
      (await sql<{ date: string }>('select date::text from holidays')).map(({ date }) => date),
    );
    let day = addDays(today(), 1);
    while (holidays.has(day) || new Date(`${day}T00:00:00Z`).getUTCDay() === 0) day = addDays(day, 1);
    toInstant(`${day}T${clock}:00+07:00`);
  };
  const toInstant = (instant: string) => api.advance(Date.parse(instant) - api.now().getTime());

  const visit = (code: string, over: Partial<VisitBody> = {}) => visitBody(api, code, over);
  const send = (body: object, token = agus) => api.call<Visit>('POST', 'collector/visits', { token, body });
  const take = (token = agus, over: object = {}) =>
    api.call<TtsBlock>('POST', 'collector/tts-blocks', {
      token,
      body: { id: randomUUID(), device: randomUUID(), ...over },
    });
  /** A visit at which money was given, with a number of a block. */
  const paid = (code: string, block: Pick<TtsBlock, 'id'>, nth: number, over: Partial<VisitBody> = {}) =>
    visit(code, { result: 'PAID', tts: { block: block.id, nth, amount: 100_000 }, ...over });
  return {
    ...{ api, sql, ids, far, agus, budi, daeng, head, today, assign, codes, to, toInstant },
    ...{ visit, send, take, paid },
  };
}
