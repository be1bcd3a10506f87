import { sql } from 'drizzle-orm';
import type { Safe } from '@/lib/contract/safes';
import { inSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { safeOf } from '../cash/safe';
import { toDrawerRequest, waitingToBank } from './drawerRequest';

interface Row extends Record<string, unknown> {
  id: number;
  at: Date;
  kind: Safe['movements'][number]['kind'];
  cash: string;
  name: string;
  confirmed_by: string;
  bank: string | null;
  reference: string | null;
}

const SHOWN = 10;

/** The safes of the offices that a person sees and that ever held something, by the office's name. */
export async function listSafes(db: Db, person: SignedIn): Promise<Safe[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select o.id, o.name from offices o
     where ${inSeenOffices(sql`o.id`, person)} and exists (select from safe_movements m where m.office_id = o.id)
     order by o.name, o.id`);
  const safes: Safe[] = [];
  for (const office of rows) {
    const { balance } = await safeOf(db, office.id);
    const waiting = await waitingToBank(db, office.id);
    safes.push({
      office,
      balance,
      waiting: waiting ? await toDrawerRequest(db, waiting, person) : null,
      may_ask: balance > 0 && !waiting,
      movements: await movementsOf(db, office.id),
    });
  }
  return safes;
}

async function movementsOf(db: Db, officeId: number): Promise<Safe['movements']> {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.at, m.kind, m.cash, h.name, w.name as confirmed_by,
           case when m.kind = 'SAFE_TO_BANK' then r.payload ->> 'bank' end as bank,
           case when m.kind = 'SAFE_TO_BANK' then r.payload ->> 'reference' end as reference
      from safe_movements m
      join drawer_requests r on r.id = m.request_id
      join staff h on h.id = r.holder_id
      join staff w on w.id = m.written_by
     where m.office_id = ${officeId}
     order by m.id desc limit ${SHOWN}`);
  return rows.map(({ at, cash, bank, reference, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    cash: Number(cash),
    bank: bank ?? '',
    reference: reference ?? '',
  }));
}
