import { eq } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { readAccount } from '../../contracts/readContract';
import { refreshContractStatus } from '../../credits/contractStatus';
import { contracts, waivers } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { ApplyContext, RequestedActionOf, RequestKind } from '../RequestKind';
import { makeSuccessor } from '../restructure/makeSuccessor';
import { planAsked } from '../restructure/planAsked';

/**
 * Ends a contract with what remains of it going over to another one (docs/decisions/0109). Its card stands still on the
 * day that was calculated to; receipts and schedule stay readable.
 */
export const restructure: RequestKind<'RESTRUCTURE'> = {
  askedBy: 'is_contract',
  noun: 'restrukturisasi',
  goesByCard: true,
  // What was forgiven counts too: nobody stays below a limit by forgiving more.
  principal: ({ ask: { carried } }) => carried.principal + carried.interest + carried.penalty,
  async check(context, ask) {
    const { carried, plan, rules } = await planAsked(context, ask);
    const forgiven = plan.forgiven > 0 ? `, denda ${formatRupiah(plan.forgiven)} dibebaskan` : '';
    return `Sisa ${formatRupiah(carried.total)}${forgiven}, menjadi pokok ${formatRupiah(plan.principal)}: ${ask.tenor} angsuran ${formatRupiah(plan.instalment)} menurut ${rules.name}, pertama jatuh tempo ${formatDate(plan.firstDue)}.`;
  },
  async apply(context, ask) {
    const { db, found, now, origin, checker, request } = context;
    const { contract } = found;
    const planned = await planAsked(context, ask);
    if (planned.plan.forgiven > 0) await forgivePenalty(context, ask);
    const code = await makeSuccessor(context, ask, planned);
    const ended = { ...contract, status: 'RESTRUCTURED', cardUntil: ask.as_of } as const;
    await db.update(contracts).set({ cardUntil: ask.as_of }).where(eq(contracts.code, contract.code));
    await refreshContractStatus(db, { ...found, contract: ended }, now);
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'CONTRACT_RESTRUCTURED',
      summary: `Merestrukturisasi kontrak ${contract.code}: sisa ${formatRupiah(planned.carried.total)} pindah ke kontrak ${code}`,
      origin,
      record: { type: 'contract', id: contract.code },
      reason: request.reason,
      changes: {
        status: [contract.status, 'RESTRUCTURED'],
        restructured_to: [null, code],
        principal: [null, planned.carried.principal],
        interest: [null, planned.carried.interest],
        penalty: [null, planned.carried.penalty],
        penalty_discount: [null, planned.plan.forgiven],
        request_id: [null, request.id],
      },
    });
  },
};

/** What is forgiven stands on the old card, line by line, like every other discount without a payment. */
async function forgivePenalty(
  { db, found, now, checker, request }: ApplyContext,
  { as_of }: RequestedActionOf<'RESTRUCTURE'>,
): Promise<void> {
  const { card } = await readAccount(db, found.contract, as_of);
  await db.insert(waivers).values(
    card.lines
      .filter((line) => line.penalty > 0)
      .map((line) => ({
        contractCode: found.contract.code,
        creditTo: line.number,
        date: as_of,
        creditDiscount: 0,
        penaltyDiscount: line.penalty,
        requestId: request.id,
        givenBy: checker.id,
        createdAt: now,
      })),
  );
}
