import { hasAny } from '@/lib/contract/access';
import { IDENTITY_SLOTS, type DocumentSlot, type RegistrationForm } from '@/lib/contract/registrationForm';
import { attachFiles, releaseFiles, type Attaching } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { findRegistration } from './findRegistration';

const TYPE = 'registration';

export const registrationOwner = (id: number): Attaching['owner'] => ({ type: TYPE, id });

/** A form's photos and papers are for who may open the form. */
export const registrationFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    if (!hasAny(person.access, ['is_customer'])) throw forbidden();
    await findRegistration(db, person, id);
  },
};

interface Saving extends Pick<Attaching, 'person' | 'officeId' | 'now'> {
  /** The registration's. */
  id: number;
}

/**
 * Has the registration hold what its form names from now on, and let go of what it names no more. Called inside the
 * transaction that saves it; refuses as `attachFiles`.
 */
export async function holdDocuments(
  tx: Db,
  before: RegistrationForm,
  after: RegistrationForm,
  { id, ...saving }: Saving,
): Promise<void> {
  const owner = registrationOwner(id);
  const isOf = (slot: DocumentSlot) => IDENTITY_SLOTS.includes(slot);
  await attachFiles(tx, namedBy(after, isOf), { ...saving, owner, identity: true });
  await attachFiles(
    tx,
    namedBy(after, (slot) => !isOf(slot)),
    { ...saving, owner },
  );
  const has = new Set(namedBy(after));
  const dropped = namedBy(before).filter((file) => !has.has(file));
  await releaseFiles(tx, dropped, { owner, now: saving.now });
}

/** Ids of the files that a form names, in all places or in some. */
function namedBy(
  { documents }: RegistrationForm,
  isOf: (slot: DocumentSlot) => boolean = () => true,
): number[] {
  const slots = Object.keys(documents) as DocumentSlot[];
  return slots.filter(isOf).flatMap((slot) => documents[slot] ?? []);
}
