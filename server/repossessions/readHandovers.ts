import { asc, eq, inArray } from 'drizzle-orm';
import { CHECK_LABELS } from '@/lib/contract/repossessionTerms';
import type { UnitHandover } from '@/lib/contract/repossessions';
import { toKeptFile } from '../files/toKeptFile';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { files, repossessionOrders, staff, unitHandoverPhotos, unitHandovers } from '../platform/db/schema';

/** The BAST of some orders, by order. */
export async function handoversOf(db: Db, orderIds: readonly number[]): Promise<Map<number, UnitHandover>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      handover: unitHandovers,
      order: repossessionOrders,
      collector: { username: staff.username, name: staff.name },
    })
    .from(unitHandovers)
    .innerJoin(repossessionOrders, eq(repossessionOrders.id, unitHandovers.orderId))
    .innerJoin(staff, eq(staff.id, unitHandovers.collectorId))
    .where(inArray(unitHandovers.orderId, [...orderIds]));
  const pictures = await picturesOf(db, rows);
  return new Map(rows.map((row) => [row.order.id, toHandover(row, pictures)]));
}

/** That of one order, which is there. */
export async function readHandover(db: Db, orderId: number): Promise<UnitHandover> {
  const handover = (await handoversOf(db, [orderId])).get(orderId);
  if (!handover) throw new ApiError(500);
  return handover;
}

interface HandoverRow {
  handover: typeof unitHandovers.$inferSelect;
  order: typeof repossessionOrders.$inferSelect;
  collector: { username: string; name: string };
}

interface Pictures {
  photos: Map<string, (typeof files.$inferSelect)[]>;
  signatures: Map<number, typeof files.$inferSelect>;
}

async function picturesOf(db: Db, rows: readonly HandoverRow[]): Promise<Pictures> {
  const photos: Pictures['photos'] = new Map();
  const ids = rows.map(({ handover }) => handover.id);
  if (ids.length === 0) return { photos, signatures: new Map() };
  const taken = await db
    .select({ id: unitHandoverPhotos.handoverId, file: files })
    .from(unitHandoverPhotos)
    .innerJoin(files, eq(files.id, unitHandoverPhotos.fileId))
    .where(inArray(unitHandoverPhotos.handoverId, ids))
    .orderBy(asc(unitHandoverPhotos.nth));
  for (const { id, file } of taken) photos.set(id, [...(photos.get(id) ?? []), file]);
  const signed = rows
    .flatMap(({ handover }) => [handover.giverSignatureId, handover.collectorSignatureId])
    .filter((id) => id !== null);
  const found = signed.length === 0 ? [] : await db.select().from(files).where(inArray(files.id, signed));
  return { photos, signatures: new Map(found.map((file) => [file.id, file])) };
}

function toHandover(
  { handover, order, collector }: HandoverRow,
  { photos, signatures }: Pictures,
): UnitHandover {
  const { latitude, longitude, accuracy, principal, interest, penalty, cost } = handover;
  const { customer_name, vehicle, plate_number, chassis_number, engine_number } = order.paper;
  const signature = (id: number | null) => {
    const file = id === null ? undefined : signatures.get(id);
    return file ? toKeptFile(file) : null;
  };
  return {
    ...{ id: handover.id, order_id: order.id, order_number: order.number },
    ...{ contract_code: order.contractCode, customer_name, vehicle, plate_number },
    ...{ chassis_number, engine_number, collector },
    ...{ at: handover.at.toISOString(), day: handover.day },
    ...{ device_at: handover.deviceAt.toISOString(), received_at: handover.receivedAt.toISOString() },
    ...{ result: handover.result, met: handover.met, met_name: handover.metName },
    ...{ met_relation: handover.metRelation, place: handover.place },
    ...{ kilometres: handover.kilometres, no_kilometres: handover.noKilometres },
    checklist: handover.checklist.map(({ item, state }) => ({ item, label: CHECK_LABELS[item], state })),
    condition: handover.condition,
    photos: (photos.get(handover.id) ?? []).map(toKeptFile),
    giver_signature: signature(handover.giverSignatureId),
    collector_signature: signature(handover.collectorSignatureId),
    ...{ destination: handover.destination, note: handover.note },
    position:
      latitude === null || longitude === null || accuracy === null ? null : { latitude, longitude, accuracy },
    ...{ no_position: handover.noPosition, outside: handover.outside, consent_id: handover.consentId },
    figures: {
      ...{ as_of: handover.figuresAsOf.toISOString(), day: handover.figuresDay },
      ...{ principal, interest, penalty, cost, total: principal + interest + penalty + cost },
    },
    sale: { version: handover.saleVersion, text: handover.saleText },
  };
}
