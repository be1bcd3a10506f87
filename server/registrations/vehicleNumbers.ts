import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Db } from '../platform/db/connect';
import type { VehicleNumbers } from '../contracts/vehicleBound';
import { vehicleBoundBy } from '../contracts/vehicleBound';
import type { FoundRegistration } from './findRegistration';

/** By what the vehicle of a form is known. */
export const vehicleNumbers = ({
  vehicle: { chassis, engine, bpkb, plate },
}: Pick<RegistrationForm, 'vehicle'>): VehicleNumbers => ({ chassis, engine, bpkb, plate });

/** Running contracts of others that the vehicle of a form secures already. */
export const formBoundBy = (db: Db, { row }: Pick<FoundRegistration, 'row'>) =>
  vehicleBoundBy(db, vehicleNumbers(row.form), { registrationId: row.id, code: row.contractCode });
