import { eq } from 'drizzle-orm';
import { hasAny } from '@/lib/contract/access';
import { TAKING_READERS } from '@/lib/contract/repossessions';
import { findContract } from '../contracts/readContract';
import type { Attaching } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { forbidden, notFound } from '../platform/core/ApiError';
import { repossessionOrders, unitHandovers, unitRecords } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { orderRow, requireOrder } from './readOrders';

const HANDOVER = 'unit_handover';
const RECORD = 'unit_record';
const NO_HANDOVER = 'BAST ini tidak ada.';
const NO_RECORD = 'Catatan unit ini tidak ada.';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const handoverOwner = (id: string): Attaching['owner'] => ({ type: HANDOVER, id });
export const unitRecordOwner = (id: number): Attaching['owner'] => ({ type: RECORD, id });

/** Photos and signatures of a BAST are for who may read its order. */
export const unitHandoverFiles: FileOwner = {
  type: HANDOVER,
  async requireRead(db, person, id) {
    const [had] = UUID.test(id) ? await db.select().from(unitHandovers).where(eq(unitHandovers.id, id)) : [];
    if (!had) throw notFound(NO_HANDOVER);
    await requireOrder(db, person, await orderRow(db, eq(repossessionOrders.id, had.orderId)));
  },
};

/** What proves where a unit went is for who may read what became of it. */
export const unitRecordFiles: FileOwner = {
  type: RECORD,
  async requireRead(db, person, id) {
    if (!hasAny(person.access, TAKING_READERS)) throw forbidden();
    const [had] = await db
      .select({ code: unitRecords.contractCode })
      .from(unitRecords)
      .where(eq(unitRecords.id, idOf(id, NO_RECORD)));
    if (!had) throw notFound(NO_RECORD);
    await findContract(db, person, had.code);
  },
};
