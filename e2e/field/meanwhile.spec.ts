import { expect } from '@playwright/test';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { ContractActions } from '@/lib/contract/contractActions';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { RestructureBasis } from '@/lib/contract/restructures';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { readBasis } from '../../tests/payments/readBasis';
import { test, type Branch } from './branch';
import { visit, type Made } from './door';
import { keptOn, newPhone, PLAN, ready } from './phone';
import { FIELD_LIMIT, expectSent, expectWhole, visitsOf } from './whole';

/*
 * What the office does while a collector is at the doors without a connection: an account is paid at the counter, given to
 * another collector, moved to another office, restructured. The visits and the money taken there come in all the same.
 */
test.setTimeout(FIELD_LIMIT);

test('accounts that were paid, given away, moved or restructured meanwhile: each visit and its TTS come in', async ({
  branch,
}) => {
  const collector = await branch.collector('Laras Pertiwi', 5);
  const other = await branch.collector('Mega Puspita', 0);
  const [paid = '', given = '', moved = '', renewed = '', same = ''] = collector.codes;
  const phone = await newPhone(branch);
  await ready(phone, collector);
  await phone.offline();
  const made: Made[] = [];
  for (const [nth, code] of [paid, given, moved, renewed, same].entries()) {
    made.push(await visit(phone, { note: `Rumah ${nth}`, paid: 150_000, photos: nth % 2 }, code));
  }
  const kept = await keptOn(phone);

  await payAll(branch, paid);
  const supervisor = await branch.staff('spv.jkt');
  await supervisor('POST', 'collectors/accounts/move', {
    ...{ office_id: 1, accounts: [{ code: given, collector_id: collector.id }], to_id: other.id },
    reason: 'Lebih dekat rumahnya',
  });
  await decided(branch, moved, { kind: 'MOVE_OFFICE', office_id: 2 });
  const clerk = await branch.staff('kontrak.jkt');
  const basis = await clerk<RestructureBasis>('GET', `contracts/${renewed}/restructure`);
  await decided(branch, renewed, readBasis(basis, { tenor: 18 }).ask);

  await phone.online();
  await expectSent(branch, collector, 5);
  await expectWhole(branch, collector, made, kept);
  expect((await visitsOf(branch, collector)).map(({ state }) => state)).toEqual(made.map(() => 'OPEN'));
  const offices = await branch.sql<{ code: string; office_id: number; contract: number }>(
    `select v.contract_code as code, v.office_id, c.office_id as contract
       from visits v join contracts c on c.code = v.contract_code where v.id = any($1) and c.office_id <> 1`,
    [kept.map(({ id }) => id)],
  );
  // Another office's contract by now, whose visit stays with those who plan the collector's day.
  expect(offices).toEqual([{ code: moved, office_id: 1, contract: 2 }]);

  await test.step('the collector sees what became of each, and that its visit is there', async () => {
    const { page } = phone;
    await page.goto(PLAN);
    await page.reload();
    for (const [code, state] of [
      [paid, 'Sudah dibayar'],
      [given, 'Bukan akun Anda lagi'],
      [moved, 'Bukan akun Anda lagi'],
      [renewed, 'Kontrak sudah berakhir'],
      [same, 'Terlambat'],
    ] as const) {
      const row = page.getByRole('listitem').filter({ hasText: code });
      await expect(row).toContainText(state);
      await expect(row).toContainText(made.find((one) => one.code === code)?.number ?? '-');
      await expect(row).toContainText('Terkirim');
    }
  });
  await phone.thrownAway();
});

/** All that is due in the next days is paid at the counter. */
async function payAll({ staff }: Branch, code: string): Promise<void> {
  const cashier = await staff('kasir.jkt');
  const card = await cashier<PaymentCard>('GET', `payments/${code}`);
  const due = card.card.lines.filter((line) => owedOn(line) > 0 && line.date_maturity <= '2026-11-15');
  const amount = due.reduce((sum, line) => sum + owedOn(line), 0);
  await cashier(
    'POST',
    `payments/${code}`,
    oldestInstalment(card, { lines: due.map(({ number }) => number), amount, cash: amount }),
  );
}

/** Asked for by one person and approved by another. */
async function decided({ staff }: Branch, code: string, ask: RequestedAction): Promise<void> {
  const clerk = await staff('kontrak.jkt');
  const director = await staff('direktur');
  const { version } = await clerk<ContractActions>('GET', `contracts/${code}/requests`);
  const { id } = await clerk<{ id: number }>('POST', `contracts/${code}/requests`, {
    ...{ ask, version, reason: 'Sesuai berkas nasabah' },
  });
  const seen = await director<{ version: number }>('GET', `contract-requests/${id}`);
  await director('POST', `contract-requests/${id}/approve`, { version: seen.version });
}
