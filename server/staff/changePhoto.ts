import { changePortrait } from '../portraits/savePortrait';
import type { StaffContext } from './FoundPerson';
import { findPerson } from './findPerson';
import { requireManaged } from './mayManage';
import { pictureFor } from './shown';

/** Gives somebody else another photo, or with null none. 403: beyond the caller's own reach. */
export async function changePhoto(
  context: StaffContext,
  id: number,
  photo: Uint8Array | null,
): Promise<{ image: string | null }> {
  const { db, staff: by } = context;
  const found = await findPerson(db, by, String(id));
  if (id !== by.id) requireManaged(by, found);
  const image = await changePortrait(context, id, photo && Buffer.from(photo));
  return { image: pictureFor(context, { ...found.row, image }) };
}
