import { and, eq } from 'drizzle-orm';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { FinancingBasis } from '@/lib/registration/financing';
import { toCalculation } from '../calculations/calculation';
import { calculationsInForce } from '../calculations/inForce';
import type { Db } from '../platform/db/connect';
import { calculations, prices } from '../platform/db/schema';
import { inForceOn } from '../prices/inForce';
import { vehicleKey } from '../prices/price';

/**
 * What a form is calculated by: the version of its Perhitungan and the price of its vehicle that are in force on the
 * contract date; `today` while it has none. Null where there is none then, or nothing is chosen yet.
 */
export const basisOf = (db: Db, form: RegistrationForm, today: string): Promise<FinancingBasis> =>
  basisReader(db)(form, today);

/** The same of many forms, which asks once for what several go by. */
export function basisReader(db: Db): (form: RegistrationForm, today: string) => Promise<FinancingBasis> {
  const kept = new Map<string, Promise<unknown>>();
  const once = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const known = (kept.get(name) as Promise<T> | undefined) ?? read();
    kept.set(name, known);
    return known;
  };
  return async (form, today) => {
    const day = form.structure.date_contract ?? today;
    const [calculation, price] = await Promise.all([
      calculationOn(db, form, day, once),
      priceOn(db, form, day, once),
    ]);
    return { calculation, price };
  };
}

type Once = <T>(name: string, read: () => Promise<T>) => Promise<T>;

/** The chosen one stands for its code: a form that waits goes by the version of its contract date. */
async function calculationOn(db: Db, { structure }: RegistrationForm, day: string, once: Once) {
  const { calculation_id: id } = structure;
  if (id === null) return null;
  const [chosen] = await once(`calculation ${id}`, async () =>
    db.select().from(calculations).where(eq(calculations.id, id)),
  );
  if (!chosen) return null;
  const { code } = toCalculation(chosen);
  const inForce = await once(`calculations ${day}`, () => calculationsInForce(db, day));
  return inForce.find((version) => version.code === code) ?? null;
}

async function priceOn(db: Db, { vehicle }: RegistrationForm, day: string, once: Once) {
  const { kind, region, brand, type, year } = vehicle;
  if (kind === null || year === null || brand === '') return null;
  const ofYear = and(inForceOn(day), eq(prices.vehicleKind, kind), eq(prices.year, year));
  const wanted = vehicleKey({ region, brand, type, year });
  const rows = await once(`prices ${kind} ${year} ${day}`, async () =>
    db.select().from(prices).where(ofYear),
  );
  const found = rows.find((row) => vehicleKey(row) === wanted);
  return found
    ? {
        otr: found.otr,
        max_disbursement: found.maxDisbursement,
        min_down_payment: found.minDownPayment,
      }
    : null;
}
