import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbBook, loseBpkb } from '@/lib/contract/bpkbBook';
import { invalid } from '../platform/core/ApiError';
import { bpkb } from '../platform/db/schema';
import { askFor } from './ask';
import { attach } from './attach';
import { newestMovement } from './bpkbSubject';
import { actOn, type ActCall } from './holdBook';
import { requestOwner } from './owners';

/** Asks to record that a book is gone. 422: no report. */
export const lose = (call: ActCall<z.output<NonNullable<(typeof loseBpkb)['body']>>>): Promise<BpkbBook> =>
  actOn(call, 'lost', async (held) => {
    const { db, body } = call;
    const { file_ids, reason } = body;
    if (file_ids.length === 0) throw invalid({ file_ids: 'Lampirkan surat kehilangan dari kepolisian.' });
    const movement_id = await newestMovement(db, held.found);
    await askFor(call, held, {
      ...{ kind: 'LOST', reason, payload: { movement_id } },
      beside: (requestId) => attach(call, held, requestOwner(requestId), { file_ids }),
    });
    const { id, version } = held.found.book;
    await db
      .update(bpkb)
      .set({ version: version + 1 })
      .where(eq(bpkb.id, id));
  });
