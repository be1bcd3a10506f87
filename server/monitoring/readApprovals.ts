import { sql } from 'drizzle-orm';
import { WAITING_AGES, WAITING_SLICES } from '@/lib/collection/figures';
import { hasAfterCheck } from '../imports/afterCheck';
import { stepsTo } from '../registrations/flow';
import { importBatches } from '../platform/db/schema';
import { idsOf } from './dayRows';
import { reading } from './reading';
import type { ReadPart } from './ReadPart';

type Row = { office_id: number; slice: number; waiting: number };

/** What waits for a second person, of every kind of the inbox, by how many whole days it has waited. */
export const readApprovals: ReadPart = async (db, offices, now) => {
  const reviewed = (await stepsTo(db, 'APPROVED')).map(({ fromId }) => fromId);
  const limits = WAITING_AGES.flatMap(({ to }) => (to === null ? [] : [to]));
  const { rows } = await db.execute<Row>(sql`
    select w.office_id,
           (select count(*)::int from unnest(${sql.param(limits)}::int[]) l where l < floor(extract(epoch from ${now} - w.since) / 86400))
             as slice,
           count(*)::int as waiting
      from (
        select k.office_id, q.requested_at as since from credit_requests q join credits k on k.id = q.credit_id
         where q.status = 'WAITING'
        union all select office_id, requested_at from contract_requests where status = 'WAITING'
        union all select office_id, status_since from registrations where status_id = any (${sql.param(reviewed)}::int[])
        union all select f.office_id, q.requested_at from vehicle_requests q join registrations f on f.id = q.registration_id
         where q.status = 'WAITING'
        union all select p.office_id, q.requested_at from partner_requests q join partners p on p.id = q.partner_id
         where q.status = 'WAITING'
        union all select office_id, computed_at from commissions where state = 'COMPUTED'
        union all select b.office_id, q.requested_at from import_requests q join import_batches b on b.id = q.batch_id
         where q.status = 'WAITING'
        union all select office_id, coalesce(posted_at, created_at) from ${importBatches}
         where status in ('POSTING', 'POSTED') and not before_checks and posters <> '{}' and (checked_at is null or ${hasAfterCheck})
        union all select office_id, requested_at from drawer_requests where status = 'WAITING'
        union all select office_id, requested_at from petty_requests where status = 'WAITING'
        union all select office_id, requested_at from bpkb_requests where status = 'WAITING'
        union all select office_ids[1], requested_at from change_requests where status = 'WAITING' and cardinality(office_ids) = 1) w
     where w.office_id = any (${idsOf(offices)}) and w.since <= ${now}
     group by 1, 2`);
  return new Map(
    offices.map(({ id }) => [
      id,
      WAITING_SLICES.map((slice, at) => {
        const found = rows.find((row) => row.office_id === id && row.slice === at);
        return reading('approvals', found?.waiting ?? 0, null, { slice });
      }),
    ]),
  );
};
