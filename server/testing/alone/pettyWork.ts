import { pettyOf } from '../petty';
import type { TestApi } from '../startApi';
import type { Walk } from './Walk';

/** Whoever may keeps the fund of their own office from now on. */
export async function leaveFund(api: TestApi, staffId: number): Promise<void> {
  await api.connection.pool.query(
    `update petty_funds f set holder_id = s.id from staff s join titles t on t.id = s.title_id
      where s.id = $1 and t.is_pettycash and f.office_id = s.office_id`,
    [staffId],
  );
}

/** Writes vouchers small and large, to others and to themself, asks for money, and decides what they asked for. */
export async function keepsPettyCash({ api, world, random, name, staffId }: Walk): Promise<void> {
  const token = world.tokens.direktur;
  const { rows } = await api.connection.pool.query<{ office_id: number }>(
    'select office_id from staff where id = $1',
    [staffId],
  );
  const petty = pettyOf(api, rows[0]?.office_id ?? 1);
  await petty.close(token, random.pick([0, -50_000]));
  api.advance(86_400_000);
  const amount = random.pick([20_000, 300_000, 600_000]);
  const payee = random.pick(['Toko Sinar', 'Toko Sinar', name]);
  const written = await petty.write(token, { amount, payee });
  const voucher = written.data?.voucher;
  if (written.data?.request) await petty.decide(token, written.data.request.id);
  const advance = { kind: 'ADVANCE', category_id: null, payee_staff_id: staffId, payee: name };
  await petty.write(token, advance);
  const asks = [
    { kind: 'RAISE', amount: 1_000_000 },
    { kind: 'LOWER', amount: 500_000, place: 'DRAWER', bank: '', drawer_staff_id: staffId },
    ...(voucher ? [{ kind: 'TOP_UP', amount: voucher.spent, voucher_ids: [voucher.id] }] : []),
  ] as const;
  const asked = await petty.ask(token, random.pick([asks[0], ...asks.slice(1)]));
  if (asked.http === 200) {
    await petty.decide(token, asked.data.id);
    await petty.complete(token, asked.data.id);
  }
  if (voucher) {
    const voided = await petty.voids(token, voucher.id);
    if (voided.http === 200) await petty.decide(token, voided.data.id);
  }
  for (const { id } of (await petty.fund(token)).waiting ?? []) await petty.decide(token, id);
}
