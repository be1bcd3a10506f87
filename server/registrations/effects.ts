import type { StatusKind } from '@/lib/contract/registrationStatuses';
import { financingOf, type FinancingBasis } from '@/lib/registration/financing';
import { missingFields } from '@/lib/registration/missingFields';
import { awaitBpkb } from '../bpkbRecords/awaitBpkb';
import { computeCommissions } from '../commissions/computeCommissions';
import { fiveDigits, monthOf, takeNumbers } from '../offices/takeNumbers';
import { niksOf, unusableErrors } from '../partners/checkNamed';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import type { registrations } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import type { FoundRegistration } from './findRegistration';
import { formColumns } from './formColumns';
import { makeContract } from './makeContract';
import { masterErrors } from './masterErrors';

interface Taken {
  call: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;
  found: FoundRegistration;
  basis: FinancingBasis;
  today: string;
}

type Columns = Partial<typeof registrations.$inferInsert>;

/** What a step does beside moving: columns of the row, and for DISBURSED the contract. 422: something is missing. */
export async function effectOf(kind: StatusKind, taken: Taken): Promise<Columns> {
  switch (kind) {
    case 'SUBMITTED':
      return handIn(taken);
    case 'APPROVED':
      return approve(taken);
    case 'DISBURSED':
      return { contractCode: await disburse(taken) };
    case 'DRAFT':
    case 'REVIEW':
    case 'SURVEY':
      // Whatever was approved before is asked for again.
      return { terms: null, approvedBy: null, approvedAt: null, signedPaperId: null };
    case 'SIGNED':
    case 'REJECTED':
    case 'CANCELLED':
      return {};
  }
}

/** The contract, the book that is awaited for it, and what it brings to whom its form names. */
async function disburse({ call, found, today }: Taken): Promise<string> {
  const contractCode = await makeContract(call, found);
  const { row, office } = found;
  const { vehicle } = row.form;
  const { db, now, staff } = call;
  await awaitBpkb(db, { contractCode, officeId: office.id, vehicle, now, today, byId: staff.id });
  if (row.terms) {
    await computeCommissions(call, {
      registrationId: row.id,
      contractCode,
      contractTypeId: row.form.structure.contract_type_id,
      principal: row.terms.principal,
      disbursed: row.terms.disbursed,
      niks: niksOf(row.form),
      firstDue: row.terms.first_due,
      partnerIds: [row.agentId, row.marketerId],
      makers: row.makers,
    });
  }
  return contractCode;
}

async function handIn({
  call: { db, staff },
  found: { row, office },
  basis,
  today,
}: Taken): Promise<Columns> {
  await checkForm(db, row.form, basis, today);
  const makers = [...new Set([...row.makers, staff.id])];
  if (row.number !== null) return { makers };
  const series = `R${monthOf(today)}`;
  const [next = 0] = await takeNumbers(db, office.id, series, 1);
  const number = `${office.code}/${series}/${fiveDigits(next)}`;
  return { ...formColumns(row.form, number), number, makers };
}

/** Keeps rules and price as they are now, so that the contract is what was approved. */
async function approve({ call: { db, staff, now }, found: { row }, basis, today }: Taken): Promise<Columns> {
  const { calculation, price, financing } = await checkForm(db, row.form, basis, today);
  const { disbursed, principal, instalment, schedule } = financing;
  const first_due = schedule[0]?.date_maturity ?? '';
  const terms = { calculation, price, disbursed, principal, instalment, first_due };
  return { terms, approvedBy: staff.id, approvedAt: now };
}

/** A form that can be calculated, with what it is calculated by; 422 with every field that is missing or wrong. */
async function checkForm(
  db: Db,
  form: FoundRegistration['row']['form'],
  { calculation, price }: FinancingBasis,
  today: string,
) {
  const { financing, errors } = financingOf(form, { calculation, price });
  const missing = {
    ...missingFields(form, today),
    ...(await masterErrors(db, form)),
    ...(await unusableErrors(db, form)),
    ...errors,
  };
  if (calculation === null) {
    missing['structure.calculation_id'] ??= 'Perhitungan ini tidak berlaku pada tanggal kontrak.';
  }
  if (price === null) missing['vehicle.type'] ??= 'Kendaraan ini tidak ada di OTR dan Pencairan.';
  if (Object.keys(missing).length > 0) throw invalid(missing, 'Form belum lengkap.');
  if (!financing || !calculation || !price) throw conflict('Pokok pinjaman belum dapat dihitung.');
  return { financing, calculation, price };
}
