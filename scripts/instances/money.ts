import type { PaymentCard } from '@/lib/contract/paymentCard';
import { moneyFaults } from '../../server/testing/money/moneyFaults';
import { reportFaults } from '../../server/testing/money/reportFaults';
import { signInAll } from '../../server/testing/money/startWorld';
import { Random } from '../../server/seed/random';
import { startApi } from '../../server/testing/startApi';
import type { Company } from './company';

/** Everything that must be true of money afterwards, in the database and in what people are shown of it. */
export async function money({ report, pool, url }: Company, since: Date): Promise<void> {
  const cleanups: (() => Promise<void>)[] = [];
  const database = { url, drop: () => Promise.resolve() };
  const api = await startApi({ database, until: (cleanup) => cleanups.push(cleanup) });
  try {
    const tokens = await signInAll(api);
    const { rows } = await pool.query<{ code: string }>(
      'select distinct contract_code as code from credits where created_at >= $1',
      [since],
    );
    const [first, ...others] = rows.map(({ code }) => code);
    if (first === undefined) throw new Error('nothing was paid');
    const codes = [first, ...others] as const;
    const cards: PaymentCard[] = [];
    for (const code of codes)
      cards.push((await api.call<PaymentCard>('GET', `payments/${code}`, { token: tokens.direktur })).data);
    const world = { api, tokens, codes, random: new Random(1), told: [] };
    const faults = [...(await moneyFaults(api, cards, since)), ...(await reportFaults(world))];
    const { rows: outbox } = await pool.query<{ receipts: number; payments: number }>(
      `select (select count(*)::int from credits where created_at >= $1) as receipts,
              (select count(*)::int from payments where created_at >= $1) as payments`,
      [since],
    );
    report.check(
      'numbers without gaps, sums equal, every receipt in the log and in the export',
      faults.length === 0,
      `${outbox[0]?.receipts} receipts of ${codes.length} contracts, ${faults.length} faults ${faults.slice(0, 3).join('; ')}`,
    );
  } finally {
    for (const cleanup of cleanups) await cleanup();
  }
}
