import { hasSameKeys } from '../contracts/vehicleBound';
import type { NamedRequest } from '../platform/db/namedRequests';
import type { vehicleRequests } from '../platform/db/schema';
import type { FoundRegistration } from './findRegistration';
import { vehicleNumbers } from './vehicleNumbers';

/** A request about the numbers of a form's vehicle, and the form, held. */
export interface HeldVehicle {
  request: NamedRequest<typeof vehicleRequests>;
  found: FoundRegistration;
}

/** What is asked for, as people say it. */
export const NOUN = 'pernyataan kendaraan lain';

/** Why nobody lifts a hit any more that was found by other numbers; null: they are the same. */
export const otherNumbers = ({ request, found }: HeldVehicle): string | null =>
  hasSameKeys(request.numbers, vehicleNumbers(found.row.form))
    ? null
    : 'Nomor kendaraan di form sudah diubah sejak diminta. Permintaan ini hanya dapat ditolak atau ditarik; minta lagi dengan foto baru.';
