import { sql } from 'drizzle-orm';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import type { importRegions } from '@/lib/contract/regions';
import { todayIn } from '../../calendar/today';
import { invalid } from '../../platform/core/ApiError';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { areaKind } from '../kinds/area';
import { provinceKind } from '../kinds/province';
import { lockMaster } from '../masterRow';
import { regionDiff } from './regionDiff';

/**
 * Adds the regions that are not there and renames those whose name differs; what the lines do not have stays as it is.
 * Sent again it changes nothing. 422 when a line lies in a region that is neither there nor among the lines.
 */
export async function takeRegions({
  db,
  staff,
  now,
  origin,
  body,
}: StaffCall<unknown, unknown, BodyOf<typeof importRegions>>): Promise<DataOf<typeof importRegions>> {
  // Who keeps a province or kota by hand waits, and is then told what is there.
  await lockMaster(provinceKind, db);
  await lockMaster(areaKind, db);
  const { added, renamed, same, parents_missing } = await regionDiff(db, body.rows);
  const [missing] = parents_missing;
  if (missing !== undefined) {
    throw invalid(
      Object.fromEntries(parents_missing.map((code) => [`rows.${code}`, 'Wilayah induknya tidak ada.'])),
      `Wilayah ${missing} tidak ada, padahal ada baris di bawahnya. Tidak ada yang diambil.`,
    );
  }
  const written = new Map(body.rows.map(({ code, name }) => [code, name]));
  const codes = [...added, ...renamed.map(({ code }) => code)];
  if (codes.length > 0) {
    await db.execute(sql`
      insert into regions (code, name, valid_from)
      select code, name, ${todayIn(staff.office.zone, now)}::date
        from unnest(${sql.param(codes)}::text[], ${sql.param(codes.map((code) => written.get(code)))}::text[]) as line (code, name)
      on conflict (code) do update set name = excluded.name, version = regions.version + 1`);
    await writeHistory(db, {
      at: now,
      staffId: staff.id,
      action: 'REGIONS_IMPORTED',
      summary: `Mengimpor wilayah: ${added.length} baru, ${renamed.length} berganti nama`,
      origin,
      record: { type: 'region', id: codes[0] ?? '' },
      changes: Object.fromEntries(
        renamed.slice(0, 200).map(({ code, before, after }) => [code, [before, after]]),
      ),
    });
  }
  return { added: added.length, renamed: renamed.length, same };
}
