import { eq } from 'drizzle-orm';
import type { FileOwner } from '../files/FileOwner';
import { forbidden, notFound } from '../platform/core/ApiError';
import { bpkbFindings } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { findCount } from './countRow';
import { BPKB_FINDING } from './owners';

const NO_FINDING = 'Selisih ini tidak ada.';

/** Pictures of what was found again are for who keeps the books of the office. */
export const bpkbFindingFiles: FileOwner = {
  type: BPKB_FINDING,
  async requireRead(db, person, id) {
    if (person.access.is_inventory !== 1) throw forbidden();
    const [finding] = await db
      .select({ count: bpkbFindings.countId })
      .from(bpkbFindings)
      .where(eq(bpkbFindings.id, idOf(id, NO_FINDING)));
    if (!finding) throw notFound(NO_FINDING);
    await findCount(db, person, finding.count);
  },
};
