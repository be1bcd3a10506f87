import { eq } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import { formatDate } from '@/lib/format/tanggal';
import { keptCash } from '../cash/cashToHandOver';
import { unclosedCash } from '../cash/unclosedCash';
import { handOverAccounts } from '../distribution/handOverAccounts';
import { holdEmployment } from '../platform/auth/stillSignedIn';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { staff } from '../platform/db/schema';
import { fundsHeldBy } from '../pettyCash/heldFunds';
import { handOverSurveys } from '../registrations/handOverSurveys';
import type { Call } from '../requests/engine/Subject';
import { carriedTts } from '../tts/carriedTts';
import { closeBlocksOf } from '../tts/closeBlock';
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
  await requireNoFund(db, before, place);
  await leaveField(context, before, place);
  const stays =
    place.title.id === SURVEYOR_TITLE_ID && officesOf(before).every((id) => officesOf(place).includes(id));
  if (before.title.id !== SURVEYOR_TITLE_ID || stays) return;
  const reason = `${before.row.name} tidak lagi menyurvei untuk kantor yang sama`;
  await handOverSurveys(context, { from: before.row, to: null, reason });
}

/** Money of the field is handed in where it was taken, and numbers stay with their office. */
async function leaveField(context: Call, before: FoundPerson, place: Place): Promise<void> {
  const isElsewhere = place.office.id !== before.office.id;
  if (place.title.is_collector && !isElsewhere) return;
  const [carried] = await carriedTts(context.db, [before.row.id]);
  if (carried) {
    const words = `Tanda terima kantor ${carried.office} belum disetor. Setorkan dahulu.`;
    throw invalid(isElsewhere ? { office_id: words } : { title_id: words });
  }
  // What is being taken right now is there then, and what comes later finds the new place (`takeBlock`).
  await context.db
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.id, before.row.id))
    .for('no key update');
  await closeBlocksOf(context, [before.row.id], `${before.row.name} tidak lagi menagih di kantor ini`);
}

const officesOf = ({ office, further }: Pick<Place, 'office' | 'further'>) => [
  office.id,
  ...further.map(({ id }) => id),
];

/** A fund stays with its office, held by somebody who may keep it. */
async function requireNoFund(db: Db, { row, title }: FoundPerson, place: Place): Promise<void> {
  for (const { officeId, office } of await fundsHeldBy(db, row.id)) {
    const words = `Kas kecil kantor ${office} masih dipegang. Serahkan dahulu.`;
    if (!officesOf(place).includes(officeId)) throw invalid({ office_id: words });
    if (!place.title.is_pettycash && title.is_pettycash) throw invalid({ title_id: words });
  }
}

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
