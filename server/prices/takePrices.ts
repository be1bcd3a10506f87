import { sql } from 'drizzle-orm';
import type { importPrices } from '@/lib/contract/prices';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { priceLists } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { previewOf } from './preview';
import { writeList } from './writeList';

type Body = BodyOf<typeof importPrices>;

/**
 * Takes a file as the price list from a day on, all or nothing. What was in force until the day before stays as it was;
 * 409 when another list came since the preview, 422 when a line is wrong or nothing would change.
 */
export async function takePrices({
  db,
  staff,
  now,
  origin,
  body,
}: StaffCall<unknown, unknown, Body>): Promise<DataOf<typeof importPrices>> {
  await lockPrices(db);
  const { diff } = await previewOf(db, body, todayIn(staff.office.zone, now));
  if (diff.list_version !== body.list_version) {
    throw conflict('Daftar harga sudah berubah sejak pratinjau dibuat. Periksa pratinjau yang baru.', {
      version: body.list_version,
      current: diff,
    });
  }
  const [wrong] = diff.wrong;
  if (wrong) {
    throw invalid(
      Object.fromEntries(diff.wrong.map(({ line, reason }) => [`rows.${line}`, reason])),
      `${diff.wrong.length} baris belum benar, misalnya baris ${wrong.line}: ${wrong.reason} Tidak ada yang diambil.`,
    );
  }
  const ending = body.missing === 'END' ? diff.missing : [];
  const counts = {
    added: diff.added.length,
    changed: diff.changed.length,
    ended: ending.length,
    same: diff.same,
  };
  if (counts.added + counts.changed + counts.ended === 0) {
    throw invalid({ rows: 'Isinya sama dengan daftar yang ada.' }, 'Isinya sama dengan daftar yang ada.');
  }

  const [list] = await db
    .insert(priceLists)
    .values({
      validFrom: body.valid_from,
      fileName: body.file_name,
      ...counts,
      createdBy: staff.id,
      createdAt: now,
    })
    .returning({ id: priceLists.id });
  if (!list) throw new ApiError(500);
  await writeList(db, { id: list.id, validFrom: body.valid_from }, { ...diff, ending });
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'PRICES_IMPORTED',
    summary: `Mengimpor daftar harga ${body.file_name} mulai ${formatDate(body.valid_from)}: ${counts.added} baru, ${counts.changed} berubah, ${counts.ended} berakhir`,
    origin,
    record: { type: 'price_list', id: list.id },
  });
  return { valid_from: body.valid_from, ...counts };
}

/** Lists are taken one after the other: each is compared with the one before. */
const lockPrices = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('price list'))`);
