import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbCount, startBpkbCount } from '@/lib/contract/bpkbCounts';
import { readOffice } from '../offices/requireActiveOffice';
import { requireOffice } from '../platform/auth/offices';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkbCounts, offices } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { readCount } from './countPage';
import { log, shelvesOf } from './holdCount';
import { overlapObstacle } from './overlap';
import { isShelf } from './shelves';

type Call = StaffCall<unknown, unknown, z.output<NonNullable<(typeof startBpkbCount)['body']>>>;
type CountRow = typeof bpkbCounts.$inferSelect;

/** Begins a count. 403: another office's; 409: its shelves are being counted; 422: there are none. */
export async function startCount(call: Call): Promise<BpkbCount> {
  const { db, staff, now, body } = call;
  const { office_id: officeId, safe } = body;
  requireOffice(staff, officeId, 'Kantor ini bukan kantor Anda.');
  const office = await readOffice(db, officeId);
  // Held: of two that begin at once the second one sees the first, and a safe keeps its name.
  await db.select({ id: offices.id }).from(offices).where(eq(offices.id, officeId)).for('no key update');
  const { rows } = await db.execute(
    sql`select from bpkb_places p where ${isShelf({ officeId, safe })} limit 1`,
  );
  if (rows.length === 0)
    throw invalid(
      safe === null
        ? { office_id: 'Kantor ini belum punya tempat BPKB.' }
        : { safe: `Pilih brankas kantor ${office.name} dari daftar.` },
    );
  const obstacle = await overlapObstacle(db, { officeId, safe });
  if (obstacle !== null) throw conflict(obstacle);
  const count = await beginCount(db, { officeId, safe, startedBy: staff.id, startedAt: now });
  await log(call, count.id, {
    action: 'BPKB_COUNT_STARTED',
    summary: `Memulai hitungan BPKB ${shelvesOf({ count, office })}`,
  });
  return readCount(db, staff, count.id);
}

/**
 * Writes a count and freezes every book of its office. One statement sees each book with its last movement as one moment had
 * them: whatever is being written meanwhile is either in both or in neither, and nobody waits for anybody.
 */
export async function beginCount(
  db: Db,
  begun: Pick<typeof bpkbCounts.$inferInsert, 'officeId' | 'startedBy' | 'startedAt'> &
    Pick<CountRow, 'safe'>,
): Promise<CountRow> {
  const [count] = await db.insert(bpkbCounts).values(begun).returning();
  if (!count) throw new ApiError(500);
  await db.execute(sql`
    insert into bpkb_count_books (count_id, bpkb_id, place_id, movement_id)
    select ${count.id}, b.id, p.id, coalesce((select max(m.id) from bpkb_movements m where m.bpkb_id = b.id), 0)
      from bpkb b left join bpkb_places p on p.id = b.place_id and ${isShelf(count)}
     where b.office_id = ${count.officeId}`);
  return count;
}
