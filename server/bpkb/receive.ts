import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbBook, receiveBpkb } from '@/lib/contract/bpkbBook';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { BPKB_FACT_LABELS } from '@/lib/contract/bpkbTerms';
import { writeMovement } from '../bpkbRecords/writeMovement';
import { invalid } from '../platform/core/ApiError';
import { bpkb } from '../platform/db/schema';
import { askFor } from './ask';
import { attach } from './attach';
import { differencesOf, factsOfBook } from './differences';
import { actOn, log, type ActCall, type HeldBook } from './holdBook';
import { movementOwner } from './owners';

type Call = ActCall<z.output<NonNullable<(typeof receiveBpkb)['body']>>>;

/** A book came: it is as its contract says, or somebody else decides whether it is kept. 422: a difference without a reason. */
export const receive = (call: Call): Promise<BpkbBook> =>
  actOn(call, 'receive', async (held) => {
    const { facts, note } = call.body;
    const differences = differencesOf(factsOfBook(held.found), facts);
    if (differences.length === 0) return takeIn(call, held);
    if (note.length < MIN_REASON_LENGTH)
      throw invalid({
        ...Object.fromEntries(
          differences.map(({ fact, contract }) => [`facts.${fact}`, `Di kontrak tertulis ${contract}.`]),
        ),
        note: 'BPKB ini berbeda dari kontraknya. Periksa lagi, atau tulis mengapa tetap diterima.',
      });
    const { kind } = call.body;
    await askFor(call, held, {
      ...{ kind: 'MISMATCH', payload: { differences, kind, facts }, reason: note },
      beside: (requestId) => write(call, held, 'MISMATCH', requestId),
    });
    const what = differences.map(({ fact }) => BPKB_FACT_LABELS[fact].toLowerCase()).join(', ');
    await log(call, held, {
      action: 'BPKB_RECEIVED',
      summary: `Menerima BPKB kontrak ${held.found.contract.code} dari ${call.body.person}, yang berbeda: ${what}`,
    });
  });

/** It says what its contract says, and what nobody knew before. */
async function takeIn(call: Call, held: HeldBook): Promise<void> {
  const { facts, kind, person } = call.body;
  const { book, contract } = held.found;
  await call.db
    .update(bpkb)
    .set({
      ...{ kind, number: facts.number, ownerName: facts.owner, chassisNumber: facts.chassis_number },
      ...{ engineNumber: facts.engine_number, plateNumber: facts.plate_number, notAwaitedSince: null },
    })
    .where(eq(bpkb.id, book.id));
  await write(call, held, 'RECEIVED', null);
  await log(call, held, {
    action: 'BPKB_RECEIVED',
    summary: `Menerima BPKB ${facts.number} kontrak ${contract.code} dari ${person}, cocok dengan kontraknya`,
  });
}

async function write(call: Call, held: HeldBook, state: 'RECEIVED' | 'MISMATCH', requestId: number | null) {
  const { db, staff, now, body } = call;
  const id = await writeMovement(db, held.found.book, {
    ...{
      movement: 'RECEIVED',
      state,
      at: now,
      byId: staff.id,
      person: body.person,
      note: body.note,
      requestId,
    },
  });
  await attach(call, held, movementOwner(id), { file_ids: body.file_ids });
}
