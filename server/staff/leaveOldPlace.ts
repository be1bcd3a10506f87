import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import { formatDate } from '@/lib/format/tanggal';
import { keptCash } from '../cash/cashToHandOver';
import { unclosedCash } from '../cash/unclosedCash';
import { handOverAccounts } from '../distribution/handOverAccounts';
import { holdEmployment } from '../platform/auth/stillSignedIn';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { handOverSurveys } from '../registrations/handOverSurveys';
import type { Call } from '../requests/engine/Subject';
import type { Place } from './checkPlace';
import type { FoundPerson } from './FoundPerson';

/** A drawer belongs to an office, a survey to a surveyor of one, an account to a collector of one: none is taken along. 422, 409. */
export async function leaveOldPlace(context: Call, before: FoundPerson, place: Place): Promise<void> {
  const { db } = context;
  await handOverAccounts(context, {
    ...{ from: [before.row.id], to: null, but: place.title.is_collector ? officesOf(place) : [] },
    reason: `${before.row.name} tidak lagi menagih di kantor ini`,
  });
  if (place.office.id !== before.office.id) await requireEmptyDrawer(db, before);
  const stays =
    place.title.id === SURVEYOR_TITLE_ID && officesOf(before).every((id) => officesOf(place).includes(id));
  if (before.title.id !== SURVEYOR_TITLE_ID || stays) return;
  const reason = `${before.row.name} tidak lagi menyurvei untuk kantor yang sama`;
  await handOverSurveys(context, { from: before.row, to: null, reason });
}

const officesOf = ({ office, further }: Pick<Place, 'office' | 'further'>) => [
  office.id,
  ...further.map(({ id }) => id),
];

async function requireEmptyDrawer(db: Db, { row }: FoundPerson): Promise<void> {
  if (!(await holdEmployment(db, row.id))) {
    throw conflict(`${row.name} sedang menyimpan sesuatu. Tunggu sebentar, lalu coba lagi.`);
  }
  const [open] = await unclosedCash(db, row.id);
  const [kept] = await keptCash(db, row.id);
  if (kept) {
    throw invalid({
      office_id: `Kas ${formatDate(kept.day)} belum disetor. Serahkan dahulu, lalu pindahkan.`,
    });
  }
  if (open) {
    const day = formatDate(open.day);
    throw invalid({ office_id: `Kas ${day} di kantor lama belum ditutup. Tutup dahulu, lalu pindahkan.` });
  }
}
