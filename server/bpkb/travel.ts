import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { arriveBpkb, BpkbBook, returnBpkb, sendBpkb } from '@/lib/contract/bpkbBook';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { writeMovement } from '../bpkbRecords/writeMovement';
import { requireOffice } from '../platform/auth/offices';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';
import { attach } from './attach';
import { actOn, log, type ActCall } from './holdBook';
import { movementOwner } from './owners';

type Body<E extends { body?: z.ZodMiniType }> = z.output<NonNullable<E['body']>>;

/** A book that was lent is back; it lies at no place yet. */
export const giveBack = (call: ActCall<Body<typeof returnBpkb>>): Promise<BpkbBook> =>
  actOn(call, 'return', async (held) => {
    const { db, staff, now, body } = call;
    const { person, note, file_ids } = body;
    const { book, contract } = held.found;
    const id = await writeMovement(db, book, {
      ...{ movement: 'RETURNED', state: 'RECEIVED', at: now, byId: staff.id, person, note },
    });
    await attach(call, held, movementOwner(id), { file_ids });
    await log(call, held, {
      action: 'BPKB_RETURNED',
      summary: `Menerima kembali BPKB kontrak ${contract.code} dari ${person}; dipinjam ${book.holder}`,
    });
  });

/** Sends a book to another office. 422: none that takes one. */
export const send = (call: ActCall<Body<typeof sendBpkb>>): Promise<BpkbBook> =>
  actOn(call, 'send', async (held) => {
    const { db, staff, now, body } = call;
    const { person, note, to_office_id: toOfficeId } = body;
    const { book, contract } = held.found;
    const to = await heldOffice(db, toOfficeId);
    if (!to?.active) throw invalid({ to_office_id: 'Pilih kantor yang aktif dari daftar.' });
    if (to.id === book.officeId) throw invalid({ to_office_id: 'BPKB-nya sudah di kantor ini.' });
    await writeMovement(db, book, {
      ...{ movement: 'SENT', state: 'IN_TRANSIT', at: now, byId: staff.id, person, note, toOfficeId },
    });
    await log(call, held, {
      action: 'BPKB_SENT',
      summary: `Mengirim BPKB kontrak ${contract.code} ke kantor ${to.name}, dibawa ${person}`,
    });
  });

/** A book that was under way is in hand: where it goes, by somebody who did not send it, or back, with a reason. */
export const arrive = (call: ActCall<Body<typeof arriveBpkb>>): Promise<BpkbBook> =>
  actOn(call, 'arrive', async (held) => {
    const { db, staff, now, body } = call;
    const { office_id: officeId, note, file_ids } = body;
    const { book, contract, at } = held.found;
    const isBack = officeId === book.officeId;
    if (!isBack && officeId !== book.toOfficeId)
      throw invalid({ office_id: 'BPKB ini tidak dikirim ke kantor itu.' });
    requireOffice(staff, officeId, 'BPKB ini diterima oleh orang kantor itu sendiri.');
    const office = await heldOffice(db, officeId);
    if (isBack && note.length < MIN_REASON_LENGTH)
      throw invalid({ note: `Tulis mengapa kembali ke kantor ${at.name}.` });
    if (!isBack && held.sender === staff.id)
      throw forbidden('Anda yang mengirimnya; orang lain di kantor tujuan yang menerimanya.');
    if (!isBack && !office?.active)
      throw conflict('Kantor tujuannya sedang nonaktif. Terima kembali di kantor pengirim.');
    const id = await writeMovement(db, book, {
      ...{
        movement: 'ARRIVED',
        state: 'RECEIVED',
        at: now,
        byId: staff.id,
        person: book.holder,
        note,
        officeId,
      },
    });
    await attach(call, { found: { ...held.found, book: { ...book, officeId } } }, movementOwner(id), {
      file_ids,
    });
    await log(call, held, {
      action: 'BPKB_ARRIVED',
      summary: `Menerima BPKB kontrak ${contract.code} di kantor ${office?.name}, dibawa ${book.holder}`,
    });
  });

/** An office that nobody switches off meanwhile. */
async function heldOffice(db: Db, id: number) {
  const [office] = await db.select().from(offices).where(eq(offices.id, id)).for('key share');
  return office ?? null;
}
