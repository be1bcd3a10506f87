import { sql } from 'drizzle-orm';
import type { HandoverCollector } from '@/lib/contract/handovers';
import { inSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { lateDays } from '../tts/lateTts';

interface Found extends Record<string, unknown> {
  collector: HandoverCollector['collector'];
  office: HandoverCollector['office'];
  count: number;
  total: string;
  oldest_day: string;
  days: Record<string, number>;
  shortage: string;
}

/** Collectors whose TTS are OPEN in the offices that the caller sees, by office, the oldest TTS first. */
export async function listCollectors(db: Db, person: SignedIn, now: Date): Promise<HandoverCollector[]> {
  const { rows } = await db.execute<Found>(sql`
    select json_build_object('id', s.id, 'name', s.name) as collector,
           json_build_object('id', o.id, 'name', o.name) as office,
           sum(t.count)::int as count, sum(t.total)::text as total, min(t.day)::text as oldest_day,
           json_object_agg(t.day, t.count) as days,
           (select coalesce(sum(f.amount - f.settled), 0)::text from field_shortages f
             where f.collector_id = s.id and f.office_id = o.id) as shortage
      from (select collector_id, office_id, day, count(*) as count, sum(amount) as total from tts
             where state = 'OPEN' and ${inSeenOffices(sql`office_id`, person)} group by 1, 2, 3) t
      join staff s on s.id = t.collector_id join offices o on o.id = t.office_id
     group by s.id, o.id order by oldest_day, s.name, s.id`);
  const until = await lateDays(
    db,
    rows.map(({ office }) => office.id),
    now,
  );
  return rows.map(({ days, total, shortage, ...row }) => {
    const late = Object.entries(days).filter(([day]) => day <= (until.get(row.office.id) ?? ''));
    return {
      ...row,
      total: Number(total),
      shortage: Number(shortage),
      late: late.reduce((all, [, count]) => all + count, 0),
    };
  });
}
