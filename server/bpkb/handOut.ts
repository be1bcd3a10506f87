import type { z } from 'zod/mini';
import type { BpkbBook, handOverBpkb, prepareBpkb, readyBpkb, unreadyBpkb } from '@/lib/contract/bpkbBook';
import { HANDING_PAPER_LABELS, type HandingPaper, PAPERS_OF } from '@/lib/contract/bpkbTerms';
import { writeMovement } from '../bpkbRecords/writeMovement';
import { ApiError, invalid } from '../platform/core/ApiError';
import { attach } from './attach';
import { lyingAt } from './bookRow';
import { waysOf } from './handing';
import { actOn, log, setRequest, type ActCall } from './holdBook';
import { movementOwner } from './owners';
import { wayWords } from './words';

type Body<E extends { body?: z.ZodMiniType }> = z.output<NonNullable<E['body']>>;

/** Says that a book may be fetched. What was approved to be lent and was not is given up by it. */
export const makeReady = (call: ActCall<Body<typeof readyBpkb>>): Promise<BpkbBook> =>
  actOn(call, 'ready', async (held) => {
    const { db, staff, now } = call;
    const { book, contract } = held.found;
    await writeMovement(db, book, {
      ...{ movement: 'READY', state: 'READY', at: now, byId: staff.id, ...lyingAt(held.found) },
    });
    if (held.request) await setRequest(db, held, null);
    await log(call, held, {
      action: 'BPKB_READY',
      summary: `Menyatakan BPKB kontrak ${contract.code} siap diserahkan`,
    });
  });

/** Takes that back, with what was prepared. */
export const unready = (call: ActCall<Body<typeof unreadyBpkb>>): Promise<BpkbBook> =>
  actOn(call, 'unready', async (held) => {
    const { db, staff, now, body } = call;
    const { book, contract, place } = held.found;
    await writeMovement(db, book, {
      ...{ movement: 'UNREADY', state: place === null ? 'RECEIVED' : 'STORED', at: now, byId: staff.id },
      ...{ note: body.reason, ...lyingAt(held.found) },
    });
    await log(call, held, {
      action: 'BPKB_UNREADY',
      summary: `BPKB kontrak ${contract.code} tidak jadi siap diserahkan`,
      reason: body.reason,
    });
  });

const IDENTITY: readonly HandingPaper[] = ['RECEIVER_ID', 'DEBTOR_ID'];

/** Takes the papers of who fetches a book, for another keeper to give it out. 422: one is missing. */
export const prepare = (call: ActCall<Body<typeof prepareBpkb>>): Promise<BpkbBook> =>
  actOn(call, 'prepare', async (held) => {
    const { db, staff, now, body } = call;
    const { way, person, phone, note, papers } = body;
    const { book, contract } = held.found;
    if (!waysOf(held.facts).includes(way))
      throw invalid({ way: `BPKB ini tidak diserahkan kepada ${wayWords(way)}.` });
    requirePapers(body);
    const id = await writeMovement(db, book, {
      ...{ movement: 'PREPARED', state: 'READY', at: now, byId: staff.id, way, person, phone, note, papers },
      ...lyingAt(held.found),
    });
    // What an earlier preparation holds stays there.
    const kept = new Set(held.prepared?.movement.papers.map(({ file_id }) => file_id));
    const fresh = papers.filter(({ file_id }) => !kept.has(file_id));
    await attach(
      call,
      held,
      movementOwner(id),
      { papers: fresh.map(({ file_id }) => file_id) },
      { identity: fresh.filter(({ paper }) => IDENTITY.includes(paper)).map(({ file_id }) => file_id) },
    );
    await log(call, held, {
      action: 'BPKB_PREPARED',
      summary: `Menyiapkan penyerahan BPKB kontrak ${contract.code} kepada ${person}, ${wayWords(way)}`,
    });
  });

function requirePapers({ way, papers }: Body<typeof prepareBpkb>): void {
  const sent = papers.map(({ paper }) => paper);
  const missing = PAPERS_OF[way].filter((paper) => !sent.includes(paper));
  if (missing.length > 0)
    throw invalid({
      papers: `Masih kurang: ${missing.map((paper) => HANDING_PAPER_LABELS[paper]).join(', ')}.`,
    });
  const other = sent.find((paper, nth) => !PAPERS_OF[way].includes(paper) || sent.indexOf(paper) !== nth);
  if (other) throw invalid({ papers: `Tidak diminta di sini: ${HANDING_PAPER_LABELS[other]}.` });
  if (new Set(papers.map(({ file_id }) => file_id)).size < papers.length)
    throw invalid({ papers: 'Berkas yang sama dipakai dua kali.' });
}

/** Gives a book out as it was prepared, with a signature and a photo. */
export const handOver = (call: ActCall<Body<typeof handOverBpkb>>): Promise<BpkbBook> =>
  actOn(call, 'hand_over', async (held) => {
    const { db, staff, now, body } = call;
    const { signature_id: signatureId, photo_id, note } = body;
    const { book, contract } = held.found;
    const prepared = held.prepared?.movement;
    if (!prepared?.way) throw new ApiError(500);
    const { way, person, phone, papers } = prepared;
    const id = await writeMovement(db, book, {
      ...{ movement: 'HANDED_OVER', state: 'HANDED_OVER', at: now, byId: staff.id, note },
      ...{ way, person, phone, papers, signatureId },
    });
    const sent = { signature_id: [signatureId], photo_id: [photo_id] };
    await attach(call, held, movementOwner(id), sent, { pictures: true });
    await log(call, held, {
      action: 'BPKB_HANDED_OVER',
      summary: `Menyerahkan BPKB ${book.number} kontrak ${contract.code} kepada ${person}, ${wayWords(way)}`,
    });
  });
