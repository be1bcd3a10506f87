import { desc, eq } from 'drizzle-orm';
import type { Price, PriceVersion } from '@/lib/contract/prices';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { priceLists, prices, staff } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { sameVehicle } from './pricePage';
import { toPrice } from './price';

/** A price by its id, with the prices of its vehicle over time, newest first. */
export async function priceDetail(db: Db, id: string): Promise<{ price: Price; versions: PriceVersion[] }> {
  const message = 'Harga ini tidak ada.';
  const [row] = await db
    .select()
    .from(prices)
    .where(eq(prices.id, idOf(id, message)));
  if (!row) throw notFound(message);
  const versions = await db
    .select({
      price: prices,
      list: { file_name: priceLists.fileName, at: priceLists.createdAt },
      by: { username: staff.username, name: staff.name },
    })
    .from(prices)
    .leftJoin(priceLists, eq(priceLists.id, prices.listId))
    .leftJoin(staff, eq(staff.id, priceLists.createdBy))
    .where(sameVehicle(row))
    .orderBy(desc(prices.validFrom));
  return {
    price: toPrice(row),
    versions: versions.map(({ price, list, by }) => ({
      id: price.id,
      otr: price.otr,
      max_disbursement: price.maxDisbursement,
      min_down_payment: price.minDownPayment,
      valid_from: price.validFrom,
      valid_to: price.validTo,
      list: list && by ? { file_name: list.file_name, at: list.at.toISOString(), by } : null,
    })),
  };
}
