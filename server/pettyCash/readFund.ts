import { and, asc, eq, sql } from 'drizzle-orm';
import type { PettyFund, PettyFunds } from '@/lib/contract/pettyCash';
import { inSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { pettyCounts, pettyVouchers, staff } from '../platform/db/schema';
import { todayIn } from '../calendar/today';
import { offeredCategories } from './categories';
import { readCounts } from './countRow';
import { readFund, type RunningFund } from './fund';
import { fundDay, lastClosing } from './fundDay';
import { drawersOf, holdersOf, staffOf } from './people';
import { movingOn, toRequests, waitingOn } from './requestRow';
import { readVouchers } from './voucherRow';

/** The petty cash of an office as it is now, and what `person` may do there. */
export async function fundOf(db: Db, person: SignedIn, officeId: number, now: Date): Promise<PettyFund> {
  const found = await readFund(db, officeId, now);
  const { office, fund, today } = found;
  const { officeId: of, state, id } = pettyVouchers;
  const approves = person.access.is_credit_approval === 1;
  const running = fund && { ...found, fund };
  const moving = await movingOn(db, officeId);
  const ends = moving.some(({ kind }) => kind === 'END');
  const shown = running && (await runningFund(db, person, running));
  const holds = fund?.holderId === person.id;
  const isOpen = shown?.state === 'OPEN' && !ends;
  const mayHandOver = fund !== null && (holds || approves) && !ends;
  return {
    ...{ office: { id: office.id, name: office.name }, today },
    fund: shown,
    waiting: await toRequests(db, await waitingOn(db, officeId), person),
    moving: await toRequests(db, moving, person),
    advances: await readVouchers(db, person, {
      where: and(eq(of, officeId), eq(state, 'OPEN')),
      order: [asc(id)],
    }),
    may_write: isOpen && shown.day === today,
    may_close: isOpen && holds,
    may_reopen: running !== null && !ends && (await mayReopen(db, running, person)),
    may_count: fund !== null && !holds && !ends,
    may_hand_over: mayHandOver,
    may_change: approves && !ends,
    holders: mayHandOver || (fund === null && approves) ? await holdersOf(db, officeId) : [],
    drawers: await drawersOf(db, officeId),
    staff: (await staffOf(db, officeId)).filter((one) => one.id !== person.id),
    categories: await offeredCategories(db, today),
  };
}

async function runningFund(
  db: Db,
  person: SignedIn,
  found: RunningFund,
): Promise<NonNullable<PettyFund['fund']>> {
  const { fund, office } = found;
  const { day, state } = await fundDay(db, found);
  const { officeId, day: on, cash } = pettyVouchers;
  const [moved] = await db
    .select({
      debit: sql`coalesce(sum(${cash}) filter (where ${cash} > 0), 0)::bigint`.mapWith(Number),
      credit: sql`coalesce(-sum(${cash}) filter (where ${cash} < 0), 0)::bigint`.mapWith(Number),
    })
    .from(pettyVouchers)
    .where(and(eq(officeId, office.id), eq(on, day)));
  const [holder] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.id, fund.holderId));
  const last = await lastClosing(db, office.id);
  const [closing = null] = last ? await readCounts(db, person, eq(pettyCounts.id, last.id)) : [];
  return {
    office: { id: office.id, name: office.name },
    ...{ ceiling: fund.ceiling, balance: fund.balance, not_replenished: fund.notReplenished },
    on_way: fund.onWay,
    holder: holder ?? { id: fund.holderId, name: '' },
    ...{ day, state, last_voucher_id: fund.lastVoucherId },
    ...{ debit: moved?.debit ?? 0, credit: moved?.credit ?? 0 },
    last_closing: closing,
  };
}

/** The last closing stands, nothing was written since, and the caller is another approver. */
async function mayReopen(db: Db, { fund, office }: RunningFund, { id, access }: SignedIn): Promise<boolean> {
  if (access.is_credit_approval !== 1 || fund.holderId === id) return false;
  const last = await lastClosing(db, office.id);
  return (
    last !== undefined &&
    last.reopenedAt === null &&
    last.countedBy !== id &&
    last.confirmedBy !== id &&
    last.lastVoucherId === fund.lastVoucherId
  );
}

interface ListRow extends Record<string, unknown> {
  office_id: number;
  office: string;
  zone: string;
  holder_id: number;
  holder: string;
  ceiling: string;
  balance: string;
  not_replenished: string;
  on_way: string;
  last_day: string | null;
  closed: boolean;
  dues: (string | null)[];
  waiting: number;
  moving: number;
}

/** The funds of the offices that a person sees, by office. */
export async function listFunds(db: Db, person: SignedIn, now: Date): Promise<PettyFunds> {
  const { rows } = await db.execute<ListRow>(sql`
    select o.id as office_id, o.name as office, o.zone, h.id as holder_id, h.name as holder, f.ceiling, f.balance,
           f.not_replenished, f.on_way, f.last_day::text as last_day,
           exists (select from petty_counts c where c.office_id = f.office_id and c.day = f.last_day
                      and c.kind = 'CLOSING' and c.reopened_at is null) as closed,
           array(select v.due::text from petty_vouchers v where v.office_id = f.office_id and v.state = 'OPEN') as dues,
           (select count(*)::int from petty_requests r where r.office_id = f.office_id and r.status = 'WAITING') as waiting,
           (select count(*)::int from petty_requests r where r.office_id = f.office_id and r.status = 'APPROVED'
               and r.kind in ('FUNDING', 'TOP_UP', 'RAISE', 'LOWER', 'END') and r.cancelled_at is null
               and r.voucher_id is null) as moving
      from petty_funds f
      join offices o on o.id = f.office_id
      join staff h on h.id = f.holder_id
     where f.active and ${inSeenOffices(sql`f.office_id`, person)}
     order by o.name, o.id`);
  return {
    rows: rows.map((row) => {
      const today = todayIn(row.zone, now);
      const isOpen = row.last_day !== null && row.last_day < today && !row.closed;
      return {
        office: { id: row.office_id, name: row.office },
        ...{ ceiling: Number(row.ceiling), balance: Number(row.balance) },
        ...{ not_replenished: Number(row.not_replenished), on_way: Number(row.on_way) },
        holder: { id: row.holder_id, name: row.holder },
        unclosed_day: isOpen ? row.last_day : null,
        late_advances: row.dues.filter((due) => due !== null && due < today).length,
        ...{ waiting: row.waiting, moving: row.moving },
      };
    }),
  };
}
