import { addDays } from '@/lib/arithmetic/calendar';
import { AWAITED_DAYS } from '@/lib/contract/bpkbTerms';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';
import { writeMovement } from './writeMovement';

export interface Awaited {
  contractCode: string;
  officeId: number;
  /** As the form says. */
  vehicle: Pick<RegistrationForm['vehicle'], 'bpkb' | 'owner'>;
  now: Date;
  /** The office's. */
  today: string;
  /** Who disbursed. */
  byId: number;
}

/** From disbursing on the book of the vehicle is awaited (DOMAIN, Registration to contract); in its transaction. */
export async function awaitBpkb(tx: Db, awaited: Awaited): Promise<void> {
  const { contractCode, officeId, vehicle, now, today, byId } = awaited;
  const [book] = await tx
    .insert(bpkb)
    .values({
      contractCode,
      officeId,
      number: vehicle.bpkb.trim(),
      ownerName: vehicle.owner.trim(),
      stateSince: now,
    })
    .returning();
  if (!book) throw new ApiError(500);
  await writeMovement(tx, book, {
    ...{ movement: 'AWAITED', state: 'NOT_RECEIVED', at: now, byId, until: addDays(today, AWAITED_DAYS) },
  });
}
