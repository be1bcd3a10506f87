import { inArray } from 'drizzle-orm';
import { attachFiles, type Attaching } from '../files/attachFiles';
import { invalid } from '../platform/core/ApiError';
import { files } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import type { HeldBook } from './holdBook';

const PICTURE = 'image/jpeg';
const PAPERS = [PICTURE, 'application/pdf'];

/** Files that somebody sent with an act, by the field that names them. */
type Sent = Readonly<Record<string, readonly number[]>>;

/**
 * Has a movement or a request hold what was sent with it. 422: it is gone, no picture (`pictures`: only those), or stands in
 * two fields; 403: somebody else's; 409: another record holds it.
 */
export async function attach(
  { db, staff, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  { found: { book } }: Pick<HeldBook, 'found'>,
  owner: Attaching['owner'],
  sent: Sent,
  { pictures = false, identity = [] }: { pictures?: boolean; identity?: readonly number[] } = {},
): Promise<void> {
  const ids = Object.values(sent).flat();
  if (ids.length === 0) return;
  const types = await db
    .select({ id: files.id, type: files.contentType })
    .from(files)
    .where(inArray(files.id, ids));
  const wanted = pictures ? [PICTURE] : PAPERS;
  for (const [field, named] of Object.entries(sent)) {
    if (named.some((id) => ids.filter((one) => one === id).length > 1))
      throw invalid({ [field]: 'Berkas yang sama dipakai dua kali.' });
    if (named.some((id) => types.some((file) => file.id === id && !wanted.includes(file.type))))
      throw invalid({ [field]: pictures ? 'Unggah gambar.' : 'Unggah gambar atau PDF.' });
  }
  const attaching = { person: staff, owner, officeId: book.officeId, now };
  await attachFiles(db, ids, attaching);
  await attachFiles(db, identity, { ...attaching, identity: true });
}
