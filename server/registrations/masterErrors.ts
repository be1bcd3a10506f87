import { eq } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Db } from '../platform/db/connect';
import { contractTypes, finances } from '../platform/db/schema';

/** What of the chosen Jenis Kontrak and Finance can't be taken, by field: gone, switched off, for another vehicle. */
export async function masterErrors(db: Db, { structure, vehicle }: RegistrationForm): Promise<FieldErrors> {
  const { contract_type_id: typeId, finance_id: financeId } = structure;
  const errors: FieldErrors = {};
  if (typeId !== null) {
    const [type] = await db.select().from(contractTypes).where(eq(contractTypes.id, typeId));
    if (!type?.active) errors['structure.contract_type_id'] = 'Jenis kontrak ini tidak dipakai lagi.';
    else if (vehicle.kind !== null && type.vehicleKind !== vehicle.kind) {
      errors['structure.contract_type_id'] = `Jenis kontrak ini untuk ${type.vehicleKind}.`;
    }
  }
  if (financeId !== null) {
    const [finance] = await db.select().from(finances).where(eq(finances.id, financeId));
    if (!finance?.active) errors['structure.finance_id'] = 'Finance ini tidak dipakai lagi.';
  }
  return errors;
}
