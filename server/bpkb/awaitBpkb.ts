import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

export interface Awaited {
  contractCode: string;
  officeId: number;
  /** As the form says. */
  vehicle: Pick<RegistrationForm['vehicle'], 'bpkb' | 'owner'>;
  now: Date;
}

/** From disbursing on the book of the vehicle is awaited (DOMAIN, Registration to contract); in its transaction. */
export async function awaitBpkb(tx: Db, { contractCode, officeId, vehicle, now }: Awaited): Promise<void> {
  await tx.insert(bpkb).values({
    contractCode,
    officeId,
    number: vehicle.bpkb.trim(),
    ownerName: vehicle.owner.trim(),
    stateSince: now,
  });
}
