import type { z } from 'zod/mini';
import type { BpkbCount, finishBpkbCount } from '@/lib/contract/bpkbCounts';
import { actOn, log, shelvesOf, type ActCall } from './holdCount';

/** Signs a count. */
export const finishCount = (
  call: ActCall<z.output<NonNullable<(typeof finishBpkbCount)['body']>>>,
): Promise<BpkbCount> =>
  actOn(call, 'finish', async ({ found }) => {
    const { staff, now, body } = call;
    await log(call, found.count.id, {
      action: 'BPKB_COUNT_FINISHED',
      summary: `Menandatangani hitungan BPKB ${shelvesOf(found)}`,
      ...(body.note !== '' && { reason: body.note }),
    });
    return { state: 'FINISHED', endedBy: staff.id, endedAt: now, note: body.note };
  });
