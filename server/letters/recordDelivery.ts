import { eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type {
  DeliveryWrite,
  Letter,
  recordDeliveries as several,
  recordDelivery as endpoint,
} from '@/lib/contract/letters';
import type { FieldErrors } from '@/lib/contract/envelope';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { readOffice } from '../offices/requireActiveOffice';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { letters } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { lockLetter, readLetter } from './readLetters';

const WAYS = { HAND: 'diantar langsung', POST: 'lewat pos', COURIER: 'lewat kurir' } as const;

/**
 * Records how a letter was delivered, or that it was tried and why it could not be handed over; until a later letter rests
 * on it, somebody may record it anew. It goes on where the office is switched off: the letter is out already.
 */
export async function recordDelivery(
  call: CallContext<{ id: string }, BodyOf<typeof endpoint>>,
): Promise<Letter> {
  const { version, ...delivery } = call.body;
  return keepDelivery(call, { id: call.params.id, version }, delivery);
}

/** The same of several letters, all or none. */
export async function recordDeliveries(
  call: CallContext<unknown, BodyOf<typeof several>>,
): Promise<{ rows: Letter[] }> {
  const { letters: chosen, ...delivery } = call.body;
  const rows: Letter[] = [];
  // Contracts are held in one order, whoever else does the same: letters of a contract have rising ids.
  for (const { id, version } of await inOrderOfContracts(call.db, chosen))
    rows.push(await keepDelivery(call, { id: String(id), version }, delivery));
  return { rows };
}

type Chosen = BodyOf<typeof several>['letters'];

async function inOrderOfContracts(db: Db, chosen: Chosen): Promise<Chosen> {
  const rows = await db
    .select({ id: letters.id, code: letters.contractCode })
    .from(letters)
    .where(
      inArray(
        letters.id,
        chosen.map(({ id }) => id),
      ),
    );
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const place = ({ id }: Chosen[number]) => codes.get(id) ?? '';
  return chosen.toSorted((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : a.id - b.id));
}

async function keepDelivery(
  call: CallContext<unknown, unknown>,
  { id, version }: { id: string; version: number },
  body: DeliveryWrite,
): Promise<Letter> {
  const { db, staff: by, now, origin } = call;
  const letter = await lockLetter(db, by, id);
  if (letter.version !== version) {
    throw conflict(`Surat ${letter.number} sudah berubah sejak Anda membukanya.`, {
      ...{ version, current: letter },
    });
  }
  if (letter.followed) {
    throw conflict(
      `Surat berikutnya sudah dibuat atas dasar pengiriman surat ${letter.number}, jadi catatannya tetap.`,
      { version: letter.version, current: letter },
    );
  }
  const office = await readOffice(db, letter.office_id);
  check(letter, body, todayIn(office.zone, now));
  const after = {
    way: body.way,
    deliveredOn: body.day,
    receivedBy: body.received_by,
    deliveryNote: body.note,
  };
  await db
    .update(letters)
    .set({ ...after, deliveryWrittenBy: by.id, version: letter.version + 1 })
    .where(eq(letters.id, letter.id));
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: 'LETTER_DELIVERED',
    summary:
      body.received_by === null
        ? `Mencatat surat ${letter.number} dicoba ${WAYS[body.way]} pada ${formatDate(body.day)} dan tidak dapat diserahkan`
        : `Mencatat surat ${letter.number} ${WAYS[body.way]} pada ${formatDate(body.day)}, diterima ${body.received_by}`,
    origin,
    record: { type: 'contract', id: letter.contract_code },
    changes: changesBetween(logged(letter.delivery), logged(body)),
  });
  return readLetter(db, letter.id);
}

const logged = (
  delivery: Pick<NonNullable<Letter['delivery']>, 'way' | 'day' | 'received_by' | 'note'> | null,
) => ({
  delivery_way: delivery?.way ?? null,
  delivered_on: delivery?.day ?? null,
  received_by: delivery?.received_by ?? null,
  delivery_note: delivery?.note ?? null,
});

/** 422 for what the fields' own limits do not say. */
function check(letter: Letter, body: DeliveryWrite, today: string): void {
  const errors: FieldErrors = {};
  if (body.day < letter.made_on) errors.day = `Surat ${letter.number} dibuat ${formatDate(letter.made_on)}.`;
  else if (body.day > today) errors.day = 'Belum terjadi: paling akhir hari ini.';
  if (body.received_by === null && body.note === '') errors.note = 'Tulis mengapa tidak dapat diserahkan.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
