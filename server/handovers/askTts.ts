import { and, eq } from 'drizzle-orm';
import type { Handover } from '@/lib/contract/handovers';
import type { FieldDay } from '@/lib/contract/requestedAction';
import { anyContract } from '../contracts/readContract';
import { carriedOn } from '../payments/fieldAccounts';
import { conflict } from '../platform/core/ApiError';
import { tts } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { refuseSecond } from '../requests/engine/refusals';
import { nounOf } from '../requests/kinds';
import { putRequest } from '../requests/putRequest';
import { findPendingOnContract } from '../requests/requestRow';
import { handoverAsks } from './askLate';
import { heldTtsOf } from './heldTtsOf';
import { readHandover, waitingFor } from './readHandover';
import { readTts } from './readTts';

type AskCall = StaffCall<{ id: string }, unknown, { day: FieldDay; reason: string }>;

/**
 * Asks a second person about what of a hand-over still waits on one contract, all of it together. 403: its collector's own,
 * another office's. 404. 409 with the hand-over: a request waits, or the contract takes no money.
 */
export async function askTts(call: AskCall): Promise<Handover> {
  const { db, staff: by, now, params, body } = call;
  const { row, handover, waits } = await heldTtsOf(call, idOf(params.id, 'Tanda terima ini tidak ada.'));
  const current = () => readHandover(db, by, handover.row.id, now);
  if (!waits) throw conflict('Uang tanda terima ini tidak lagi menunggu.', { current: await current() });
  if (waits.to_return)
    throw conflict('Kontraknya tidak menerima uang lagi; kembalikan uangnya.', { current: await current() });
  const goesTo = await carriedOn(db, [row.contractCode]);
  const code = goesTo.get(row.contractCode) ?? row.contractCode;
  const pending = await findPendingOnContract(db, code);
  if (pending) refuseSecond(`${nounOf(pending)} kontrak ini`, pending, by, { current: await current() });
  const all = await readTts(db, and(eq(tts.handoverId, handover.row.id), eq(tts.state, 'HANDED_IN')));
  const open = await waitingFor(db, all, now);
  const targets = await carriedOn(
    db,
    all.map(({ contractCode }) => contractCode),
  );
  const own = all.filter((one) => open.get(one.id)?.may_ask && targets.get(one.contractCode) === code);
  await putRequest(handoverAsks, call, await anyContract(db, code), {
    ask: { kind: 'FIELD_PAYMENT', tts_ids: own.map(({ id }) => id), day: body.day },
    reason: body.reason,
  });
  return current();
}
