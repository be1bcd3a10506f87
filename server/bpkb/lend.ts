import type { z } from 'zod/mini';
import { addDays } from '@/lib/arithmetic/calendar';
import type { BpkbBook, lendBpkb } from '@/lib/contract/bpkbBook';
import { BPKB_PURPOSE_LABELS, LENT_DAYS } from '@/lib/contract/bpkbTerms';
import { formatDate } from '@/lib/format/tanggal';
import { writeMovement } from '../bpkbRecords/writeMovement';
import { conflict, invalid } from '../platform/core/ApiError';
import { askFor } from './ask';
import { attach } from './attach';
import { lendingWaits } from './bookActs';
import { lyingAt } from './bookRow';
import { actOn, log, setRequest, type ActCall, type HeldBook } from './holdBook';
import { movementOwner } from './owners';
import { requestSummary } from './bpkbSubject';

type Call = ActCall<z.output<NonNullable<(typeof lendBpkb)['body']>>>;

/** Lends a book, or asks for it where its contract is late. 409: not as it was approved; 422: the day, or no signature. */
export const lend = (call: Call): Promise<BpkbBook> =>
  actOn(call, 'lend', async (held) => {
    const { until } = call.body;
    const { today } = held.facts;
    if (until < today || until > addDays(today, LENT_DAYS))
      throw invalid({
        until: `Antara hari ini dan ${formatDate(addDays(today, LENT_DAYS))}, paling lama ${LENT_DAYS} hari.`,
      });
    await (lendingWaits(held) ? ask(call, held) : give(call, held));
  });

async function ask(call: Call, held: HeldBook): Promise<void> {
  const { db, staff, now, body } = call;
  const { purpose, person, phone, until, note, file_ids } = body;
  const { dpd } = held.facts;
  await askFor(call, held, {
    ...{ kind: 'LEND', reason: note, payload: { purpose, borrower: person, phone, until, dpd } },
    async beside(requestId) {
      const id = await writeMovement(db, held.found.book, {
        ...{ movement: 'ASKED', state: 'REQUESTED', at: now, byId: staff.id, requestId, note },
        ...{ person, phone, purpose, ...lyingAt(held.found) },
      });
      await attach(call, held, movementOwner(id), { file_ids });
    },
  });
}

async function give(call: Call, held: HeldBook): Promise<void> {
  const { db, staff, now, body } = call;
  const { purpose, person, phone, until, note, signature_id: signatureId, file_ids } = body;
  requireAsked(call, held);
  if (signatureId === null) throw invalid({ signature_id: 'Peminjam menandatangani lebih dahulu.' });
  const { book, contract } = held.found;
  const to = purpose === 'NOTARY' ? (['TO_NOTARY', 'AT_NOTARY'] as const) : (['LENT', 'BORROWED'] as const);
  const id = await writeMovement(db, book, {
    ...{ movement: to[0], state: to[1], at: now, byId: staff.id, requestId: held.request?.id ?? null },
    ...{ person, phone, purpose, until, note, signatureId },
  });
  await setRequest(db, held, null);
  const owner = movementOwner(id);
  await attach(call, held, owner, { signature_id: [signatureId] }, { pictures: true });
  await attach(call, held, owner, { file_ids });
  await log(call, held, {
    action: 'BPKB_LENT',
    summary: `Meminjamkan BPKB kontrak ${contract.code} kepada ${person} sampai ${formatDate(until)}: ${BPKB_PURPOSE_LABELS[purpose]}`,
  });
}

/** What was approved is lent as it was asked for, and not otherwise. */
function requireAsked({ body }: Call, { request }: HeldBook): void {
  if (request === null) return;
  const { purpose, borrower, phone, until } = request.payload;
  const isSame =
    body.purpose === purpose && body.person === borrower && body.phone === phone && body.until === until;
  if (!isSame) throw conflict(`Dipinjamkan seperti yang disetujui: ${requestSummary(request)}`);
}
