import { eq, inArray } from 'drizzle-orm';
import { CHECK_LABELS, CHECKLISTS, SALE_TEXTS, SALE_VERSION } from '@/lib/contract/repossessionTerms';
import type { CollectorRepossession } from '@/lib/contract/repossessions';
import { todayIn } from '../calendar/today';
import { consentsHeld } from '../calls/consents';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { customers, repossessionOrderCollectors, staff } from '../platform/db/schema';
import { heirOf } from '../heirs/heirsOf';
import { figuresAt } from './figures';
import { openOrdersNaming } from './readOrders';
import { orderState } from './orderState';

/** How the unit would be sold, as the paper tells it now. */
export const SALE = { version: SALE_VERSION, text: SALE_TEXTS[SALE_VERSION] ?? '' };

/** A collector's running orders with all that a BAST needs without a connection. */
export async function ownOrders(db: Db, person: SignedIn, now: Date): Promise<CollectorRepossession[]> {
  const [own] = await db.select().from(staff).where(eq(staff.id, person.id));
  const open = await openOrdersNaming(db, person.id);
  const rows = open.filter(
    ({ order, contract, office }) =>
      seesOffice(person, office.id) && orderState(order, contract, todayIn(office.zone, now)) === 'RUNNING',
  );
  const names = await namesOf(
    db,
    rows.map(({ order }) => order.id),
  );
  return Promise.all(
    rows.map(async ({ order, contract, office }) => {
      const [customer] = await db
        .select({ address: customers.address })
        .from(customers)
        .where(eq(customers.id, contract.customerId));
      const heir = await heirOf(db, contract.code);
      const consents = await consentsHeld(db, [contract.code], todayIn(office.zone, now));
      return {
        ...{ order_id: order.id, number: order.number },
        ...{ valid_from: order.validFrom, valid_until: order.validUntil },
        ...{ contract_code: contract.code, ...order.paper },
        ...{ billing_address: heir?.address ?? contract.billingAddress, domicile: customer?.address ?? '' },
        vehicle_kind: contract.vehicleKind,
        ...{ basis: order.basis, basis_number: order.basisNumber, basis_on: order.basisOn },
        collectors: names.get(order.id) ?? [],
        certificate: {
          number: own?.certificateNumber ?? '',
          until: own?.certificateUntil ?? order.validUntil,
        },
        checklist: CHECKLISTS[contract.vehicleKind].map((item) => ({ item, label: CHECK_LABELS[item] })),
        figures: await figuresAt(db, contract, office.zone, now),
        consents: consents.get(contract.code) ?? [],
      };
    }),
  );
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const byOrder = new Map<number, string[]>();
  if (ids.length === 0) return byOrder;
  const rows = await db
    .select({ id: repossessionOrderCollectors.orderId, name: staff.name })
    .from(repossessionOrderCollectors)
    .innerJoin(staff, eq(staff.id, repossessionOrderCollectors.staffId))
    .where(inArray(repossessionOrderCollectors.orderId, [...ids]))
    .orderBy(staff.name);
  for (const { id, name } of rows) byOrder.set(id, [...(byOrder.get(id) ?? []), name]);
  return byOrder;
}
