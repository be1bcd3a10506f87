import { asc } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { DataOf } from '@/lib/contract/endpoint';
import type { labelBpkb } from '@/lib/contract/bpkbCounts';
import { formatNumber } from '@/lib/format/rupiah';
import { requireOffice } from '../platform/auth/offices';
import { notFound } from '../platform/core/ApiError';
import { anyOf } from '../platform/db/anyOf';
import { bpkb } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { GONE } from './bookRow';

type Call = StaffCall<unknown, unknown, z.output<NonNullable<(typeof labelBpkb)['body']>>>;

/** Says that labels of books were printed; nothing else of them changes. 404: there is no such book. 403: another office's. */
export async function labelBooks({ db, staff, now, origin, body }: Call): Promise<DataOf<typeof labelBpkb>> {
  const ids = [...new Set(body.ids)];
  // Held in the order of their ids, as everywhere: whoever prints the same ones waits.
  const rows = await db
    .select({ id: bpkb.id, officeId: bpkb.officeId })
    .from(bpkb)
    .where(anyOf(bpkb.id, ids))
    .orderBy(asc(bpkb.id))
    .for('no key update');
  if (rows.length < ids.length) throw notFound(GONE);
  for (const { officeId } of rows) requireOffice(staff, officeId, 'BPKB ini milik kantor lain.');
  await db.update(bpkb).set({ labelledAt: now }).where(anyOf(bpkb.id, ids));
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, origin, action: 'BPKB_LABELLED' },
    summary: `Mencetak label ${formatNumber(ids.length)} BPKB`,
    changes: { bpkb_ids: [null, ids] },
  });
  return { labelled: ids.length };
}
