import { seesEveryOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';

/** The set-up makes people and masters: 403 for whoever holds `is_user`, which the call asks for, without `is_master`. */
export function requireMasters({ access }: SignedIn): void {
  if (access.is_master !== 1) throw forbidden();
}

/** Whether somebody who reads the set-up may change it: it is about all offices. */
export const maySetUp = (person: SignedIn): boolean => seesEveryOffice(person);

/** 403 for whoever works for some offices only. */
export function requireSetUp(person: SignedIn): void {
  if (maySetUp(person)) return;
  throw forbidden(
    'Penyiapan berlaku untuk semua kantor, jadi hanya diubah oleh yang bertugas untuk semua kantor.',
  );
}
