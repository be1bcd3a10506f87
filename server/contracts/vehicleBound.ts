import { sql } from 'drizzle-orm';
import { VEHICLE_MARKS, type BoundBy, type VehicleMark } from '@/lib/contract/vehicleRequests';
import { vehicleKey } from '@/lib/registration/vehicleKey';
import type { Db } from '../platform/db/connect';
import type { FoundContract } from './readContract';
import { RUNNING_STATUSES } from './runningStatuses';

/** A vehicle's numbers as they were typed. */
export type VehicleNumbers = Readonly<Record<VehicleMark, string>>;

/** Whose numbers they are. */
interface Whose {
  /** The form's, with what it became. */
  registrationId?: number;
  /** The contract itself, which does not bind its own vehicle. */
  code?: string | null;
}

/** A contract's, as its row has them. */
export const numbersOf = (
  row: Pick<FoundContract['contract'], 'chassisNumber' | 'engineNumber' | 'bpkbNumber' | 'plateNumber'>,
): VehicleNumbers => ({
  chassis: row.chassisNumber,
  engine: row.engineNumber,
  bpkb: row.bpkbNumber,
  plate: row.plateNumber,
});

/** The marks by which two vehicles are the same. */
const sameMarks = (one: VehicleNumbers, other: VehicleNumbers): VehicleMark[] =>
  VEHICLE_MARKS.filter((mark) => {
    const key = vehicleKey(one[mark]);
    return key !== null && key === vehicleKey(other[mark]);
  });

/**
 * Whoever binds a vehicle from now on to the end of the transaction stands in line with all who name one of its numbers;
 * in the same order everywhere, so that nobody waits in a circle.
 */
export async function holdVehicle(tx: Db, numbers: VehicleNumbers): Promise<void> {
  const keys = VEHICLE_MARKS.flatMap((mark) => {
    const key = vehicleKey(numbers[mark]);
    return key === null ? [] : [`vehicle ${mark} ${key}`];
  });
  for (const key of keys.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

/**
 * Running contracts that a vehicle secures already, by any of its numbers (DOMAIN, One vehicle). A hit that a second person
 * lifted is none, as long as form and contract are the same by no other number than those that were seen.
 */
export async function vehicleBoundBy(
  db: Db,
  numbers: VehicleNumbers,
  { registrationId = 0, code = null }: Whose,
): Promise<BoundBy[]> {
  const { chassis, engine, bpkb, plate } = numbers;
  const { rows } = await db.execute<
    { code: string; same: VehicleMark[]; book: string | null } & VehicleNumbers
  >(
    sql`
    select c.code, c.chassis_number as chassis, c.engine_number as engine, c.bpkb_number as bpkb, c.plate_number as plate,
           b.number as book
      from contracts c left join bpkb b on b.contract_code = c.code
     where c.code in (
             select code from contracts where vehicle_key(chassis_number) = vehicle_key(${chassis})
             union select code from contracts where vehicle_key(engine_number) = vehicle_key(${engine})
             union select code from contracts where vehicle_key(bpkb_number) = vehicle_key(${bpkb})
             union select code from contracts where vehicle_key(plate_number) = vehicle_key(${plate})
             union select contract_code from bpkb where vehicle_key(number) = vehicle_key(${bpkb}))
       and c.status in (${sql.join(
         RUNNING_STATUSES.map((status) => sql`${status}`),
         sql`, `,
       )})
       and c.code is distinct from ${code}
     order by c.code`,
  );
  if (rows.length === 0) return [];
  const lifted = await liftedHits(db, numbers, { registrationId, code });
  return rows.flatMap(({ code: contract_code, book, ...kept }) => {
    const same = [
      ...new Set([...sameMarks(numbers, kept), ...sameMarks(numbers, { ...kept, bpkb: book ?? '' })]),
    ];
    const isLifted = lifted.some(
      (hit) => hit.contract_code === contract_code && same.every((mark) => hit.same.includes(mark)),
    );
    return isLifted ? [] : [{ contract_code, same }];
  });
}

/** What second persons lifted: of this form with these numbers, or between this contract and that of another form. */
async function liftedHits(
  db: Db,
  numbers: VehicleNumbers,
  { registrationId = 0, code = null }: Whose,
): Promise<BoundBy[]> {
  const { rows } = await db.execute<{
    hits: BoundBy[];
    numbers: VehicleNumbers;
    of: number;
    became: string | null;
  }>(sql`
    select v.hits, v.numbers, r.id as of, r.contract_code as became
      from vehicle_requests v join registrations r on r.id = v.registration_id
     where v.status = 'APPROVED'
       and (r.id = ${registrationId} or r.contract_code = ${code}
            or v.hits @> ${JSON.stringify([{ contract_code: code }])}::jsonb)`);
  return rows.flatMap(({ hits, numbers: seen, of, became }) => {
    const isOwn = of === registrationId || (code !== null && became === code);
    if (isOwn) return hasSameKeys(seen, numbers) ? hits : [];
    const seenFromThere = hits.find((hit) => hit.contract_code === code);
    return became !== null && seenFromThere ? [{ contract_code: became, same: seenFromThere.same }] : [];
  });
}

/** Whether the numbers of a form are those that were seen. */
export const hasSameKeys = (seen: VehicleNumbers, now: VehicleNumbers): boolean =>
  VEHICLE_MARKS.every((mark) => vehicleKey(seen[mark]) === vehicleKey(now[mark]));

const NUMBERS: Record<VehicleMark, string> = {
  chassis: 'nomor rangka',
  engine: 'nomor mesin',
  bpkb: 'nomor BPKB',
  plate: 'nomor polisi',
};

/** The contracts that bind a vehicle and by what, in words: 'JKT-2611-00012 (nomor rangka, nomor mesin)'. */
export const boundText = (hits: readonly BoundBy[]): string =>
  hits
    .map(({ contract_code, same }) => `${contract_code} (${same.map((mark) => NUMBERS[mark]).join(', ')})`)
    .join(', ');
