import { and, eq, sql } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { feeErrors } from '@/lib/registration/feeLimits';
import { contractRules } from '../calculations/contractRules';
import { holdVehicle } from '../contracts/vehicleBound';
import { nextContractCode } from '../offices/nextContractCode';
import { ApiError, conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, customers, regions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import type { FoundRegistration } from './findRegistration';
import { masterErrors } from './masterErrors';
import { boundObstacle } from './obstacles';
import { formBoundBy, vehicleNumbers } from './vehicleNumbers';

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/**
 * Makes the contract of a registration that was approved and signed, in the transaction that disburses it: its schedule
 * and rules are those that were approved. 409: the vehicle is collateral of a contract that still runs.
 * @returns its code
 */
export async function makeContract(call: Call, { row, office }: FoundRegistration): Promise<string> {
  const { db, staff, now, origin } = call;
  const { terms, form } = row;
  const { date_contract: dateStart, tenor, due_day: dueDay } = form.structure;
  if (!terms || dateStart === null || tenor === null) throw conflict('Form ini belum disetujui.');
  const [gone] = Object.values(await masterErrors(db, form));
  if (gone !== undefined) throw conflict(`${gone} Kembalikan form untuk diperbaiki.`);
  if (Object.keys(feeErrors(form, terms)).length > 0) {
    throw conflict('Asuransi atau biaya melebihi batas Perhitungan. Kembalikan form untuk diperbaiki.');
  }
  await refuseBoundVehicle(db, row);
  const { calculation: rules } = terms;
  const schedule = buildSchedule({
    method: rules.method,
    principal: terms.principal,
    rateBp: rules.rate_bp,
    tenor,
    roundTo: rules.round_to,
    dateStart,
    dueDay,
    inAdvance: rules.in_advance,
  });
  const [first] = schedule;
  if (first?.instalment !== terms.instalment || first.date_maturity !== terms.first_due) {
    throw conflict('Jadwal tidak sama dengan yang disetujui. Kembalikan form dan mintakan persetujuan lagi.');
  }
  const code = await nextContractCode(db, office, dateStart);
  await db.insert(contracts).values({
    code,
    customerId: await customerOf(db, form, row),
    officeId: office.id,
    ...vehicleColumns(form),
    contractTypeId: form.structure.contract_type_id,
    financeId: form.structure.finance_id,
    otr: form.structure.financing === 'CASH' ? terms.price.otr : (form.structure.otr ?? 0),
    downPayment: form.structure.financing === 'CASH' ? 0 : (form.structure.down_payment ?? 0),
    principal: terms.principal,
    tenor,
    instalment: terms.instalment,
    dateStart,
    dueDay,
    ...contractRules(rules),
    nextDue: terms.first_due,
    // Nothing is paid and nothing late yet.
    outstanding: terms.principal,
    lateFrom: addDays(terms.first_due, 1),
    ...(await billingColumns(db, form)),
    createdAt: now,
  });
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_MADE',
    summary: `Membuat kontrak ${code} dari form registrasi ${row.number ?? ''}`,
    origin,
    record: { type: 'contract', id: code },
  });
  return code;
}

function vehicleColumns({ vehicle }: RegistrationForm) {
  if (vehicle.kind === null) throw new ApiError(500);
  return {
    vehicleKind: vehicle.kind,
    vehicle: `${vehicle.brand.trim()} ${vehicle.type.trim()}`,
    vehicleYear: vehicle.year,
    colour: vehicle.colour.trim(),
    plateNumber: vehicle.plate.trim(),
    chassisNumber: vehicle.chassis.trim(),
    engineNumber: vehicle.engine.trim(),
    bpkbNumber: vehicle.bpkb.trim(),
  };
}

/** The borrower is called on where they live; a village that is no longer in the master is not known. */
async function billingColumns(db: Db, { domicile, ktp_address }: RegistrationForm) {
  const home = domicile.same ? ktp_address : domicile;
  const [village] = await db
    .select({ code: regions.code })
    .from(regions)
    .where(and(eq(regions.code, home.village_code), sql`length(${regions.code}) = 10`));
  return { billingAddress: addressLine(home), villageCode: village?.code ?? null };
}

/**
 * One vehicle secures one loan (DOMAIN, One vehicle). Those who disburse the same vehicle at once stand in line by its numbers,
 * and whoever comes second sees the first one's contract.
 */
async function refuseBoundVehicle(db: Db, row: FoundRegistration['row']): Promise<void> {
  await holdVehicle(db, vehicleNumbers(row.form));
  const hits = await formBoundBy(db, { row });
  const why = boundObstacle(hits);
  if (why !== null) throw conflict(why, { contracts: hits.map(({ contract_code }) => contract_code) });
}

/** The borrower: whom the office knows by NIK and name, with what they say now, or somebody new. */
async function customerOf(
  db: Db,
  { applicant, ktp_address: at }: RegistrationForm,
  { officeId, phone }: FoundRegistration['row'],
): Promise<number> {
  const name = applicant.name.trim();
  const address = addressLine(at);
  const [known] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.officeId, officeId),
        eq(customers.nik, applicant.nik),
        // As matching compares names: titles, apostrophes and dots are written one day and left out the next.
        sql`person_key(${customers.name}) = person_key(${name})`,
      ),
    )
    .orderBy(customers.id)
    .limit(1);
  if (known) {
    await db.update(customers).set({ phone, address }).where(eq(customers.id, known.id));
    return known.id;
  }
  const [made] = await db
    .insert(customers)
    .values({ officeId, name, phone, nik: applicant.nik, address })
    .returning({ id: customers.id });
  if (!made) throw new ApiError(500);
  return made.id;
}

/** An address on one line, without what was not filled. */
const addressLine = (at: RegistrationForm['ktp_address']) =>
  [at.street.trim(), `RT ${at.rt}/RW ${at.rw}`, at.village, at.district, at.area]
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'RT /RW')
    .join(', ');
