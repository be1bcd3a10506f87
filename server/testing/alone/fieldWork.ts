import { randomUUID } from 'node:crypto';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import type { TtsBlock } from '@/lib/contract/tts';
import { todayIn } from '../../calendar/today';
import { visitBody } from '../field';
import { basisOf, postShown } from '../handovers';
import type { TestApi } from '../startApi';
import type { Walk } from './Walk';

/** The branch head of Jakarta makes contracts the accounts of somebody, where that person collects. */
export async function assignTo(api: TestApi, to: number, codes: readonly string[]): Promise<void> {
  const { rows } = await api.connection.pool.query<{ code: string; collector_id: number | null }>(
    'select code, collector_id from contracts where code = any($1)',
    [codes],
  );
  await api.call('POST', 'collectors/accounts/move', {
    token: await api.signIn('kacab.jkt'),
    body: { office_id: 1, accounts: rows, to_id: to, reason: 'Wilayahnya' },
  });
}

/** A collector takes a block of numbers and is handed money at these doors, so that he carries it; rupiah. */
export async function leaveCarried(
  api: TestApi,
  token: string,
  codes: readonly string[],
  amount: number,
): Promise<void> {
  const { data, http } = await takeBlock(api, token, randomUUID());
  if (http !== 200) return;
  for (const [at, code] of codes.entries()) {
    const tts = { block: data.id, nth: data.first + at, amount };
    await api.call('POST', 'collector/visits', {
      token,
      body: visitBody(api, code, { result: 'PAID', tts }),
    });
  }
}

const takeBlock = (api: TestApi, token: string, device: string) =>
  api.call<TtsBlock>('POST', 'collector/tts-blocks', { token, body: { id: randomUUID(), device } });

/** Calls on an account, one's own or any: money with the next number, a promise, or nothing. */
export async function callsAtADoor({ api, world, random, known, staffId }: Walk): Promise<void> {
  const token = world.tokens.direktur;
  const { rows: blocks } = await api.connection.pool.query<{ id: string; device: string; next: number }>(
    `select b.id, b.device, coalesce((select max(nth) from tts t where t.block_id = b.id), b.first - 1) + 1 as next
       from tts_blocks b where b.collector_id = $1 and b.closed_at is null order by b.given_at desc`,
    [staffId],
  );
  const [block] = blocks;
  if (!block || random.chance(0.1)) await takeBlock(api, token, block?.device ?? randomUUID());
  const { data: plan } = await api.call<CollectorPlan>('GET', 'collector/plan', { token });
  const own = plan?.rows?.map((row) => row.contract_code) ?? [];
  const [first, ...others] = own;
  const code = first && random.chance(0.8) ? random.pick([first, ...others]) : random.pick(known.codes);
  const day = todayIn('Asia/Jakarta', api.now());
  const found =
    block && random.chance(0.6)
      ? {
          result: 'PAID' as const,
          tts: { block: block.id, nth: Number(block.next), amount: random.between(1, 800) * 1000 },
        }
      : random.chance(0.5)
        ? { result: 'PROMISED' as const, promise: { due: day, amount: 1000 } }
        : {};
  const body = visitBody(api, code, { ...found, again_reason: 'Diminta datang lagi' });
  await api.call('POST', 'collector/visits', { token, body });
}

const TRIED = 'Dicoba oleh langkah acak';

/** Counts the money that they brought themselves. */
export async function takesOwnMoney({ api, world, staffId }: Walk): Promise<void> {
  const token = world.tokens.direktur;
  const basis = await basisOf(api, token, staffId);
  if (basis.rows.length > 0) await postShown(api, token, basis, { reason: TRIED, late_reason: TRIED });
}
