import { contractSubject } from '../requests/contractSubject';
import type { Call } from '../requests/engine/Subject';
import { putRequest } from '../requests/putRequest';
import { findPendingOnContract } from '../requests/requestRow';
import type { PlannedTts } from './planHandover';

/** What a request answers is the hand-over. */
export const handoverAsks = { ...contractSubject, answer: () => Promise.resolve(null) };

/**
 * Asks a second person about late TTS that are handed in, by contract; where another request waits on one, it is asked for
 * later from the protocol. The contracts are held.
 */
export async function askLate(call: Call, planned: readonly PlannedTts[], reason: string): Promise<void> {
  const late = planned.filter((one) => one.late && !('problem' in one.outcome));
  for (const code of [...new Set(late.map(({ paysOn }) => paysOn))].sort()) {
    if (await findPendingOnContract(call.db, code)) continue;
    const own = late.filter(({ paysOn }) => paysOn === code);
    const [first] = own;
    if (!first) continue;
    const tts_ids = own.map(({ row }) => row.id);
    await putRequest(handoverAsks, call, first.account.found, {
      ask: { kind: 'FIELD_PAYMENT', tts_ids, day: 'TAKEN' },
      reason,
    });
  }
}
