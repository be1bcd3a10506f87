import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ImportBatch } from '@/lib/contract/imports';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { namedRequests, type NamedRequest } from '../platform/db/namedRequests';
import { importBatches, importRequests, importRows } from '../platform/db/schema';
import { limitObstacle } from '../requests/engine/limits';
import { obstacleToDecide, refuseStale } from '../requests/engine/refusals';
import type { Call, Subject } from '../requests/engine/Subject';
import { askedBy, takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { readAccounts } from '../imports/accounts';
import { lockBatch, type BatchRow } from '../imports/batch';
import { toBatch } from '../imports/toBatch';
import { areAsAsked, letGoByRow } from './askedRows';

type RequestRow = NamedRequest<typeof importRequests>;

/** A request on rows of a statement and the statement, held. */
export interface HeldStatement {
  request: RequestRow;
  batch: BatchRow;
  /** Who uploaded it, posted of it, or chose one of these contracts. */
  involved: readonly number[];
}

/** Which request is meant, and the statement's version that was seen. */
interface StatementRef {
  id: string;
  request_id: number;
  version?: number;
}

const NOUN = 'permintaan atas baris mutasi';
const ACTIONS = {
  ASKED: 'IMPORT_ROWS_REQUESTED',
  APPROVED: 'IMPORT_ROWS_APPROVED',
  REJECTED: 'IMPORT_ROWS_REJECTED',
  WITHDRAWN: 'IMPORT_ROWS_WITHDRAWN',
};
const VERBS = {
  ASKED: 'Meminta',
  APPROVED: 'Menyetujui',
  REJECTED: 'Menolak',
  WITHDRAWN: 'Menarik kembali permintaan',
};
/** Why a request on rows that changed is not approved. */
export const CHANGED =
  'Sebagian baris berubah sejak diminta, jadi permintaan ini tidak berlaku lagi untuk mutasi yang sekarang. Tolak, lalu pemintanya meminta lagi.';

/** `posting 3 baris mutasi BCA a.csv`. */
const about = ({ request, batch }: Pick<HeldStatement, 'request' | 'batch'>) =>
  `posting ${request.rows.length} baris mutasi ${batch.bank} ${batch.fileName}`;

/** Why a person may not decide on these rows, besides the engine's rules; null: they may. */
export const involvedObstacle = (involved: readonly number[], personId: number): string | null =>
  involved.includes(personId)
    ? 'Anda ikut mengunggah, memposting, atau memilih kontrak di mutasi ini; orang lain yang harus memutuskannya.'
    : null;

/** Who had a hand in a statement as far as these rows are concerned. */
export async function involvedIn(db: Db, batch: BatchRow, rowIds: readonly number[]): Promise<number[]> {
  const chosen = await db
    .selectDistinct({ by: importRows.chosenBy })
    .from(importRows)
    .where(and(inArray(importRows.id, [...rowIds]), isNotNull(importRows.chosenBy)));
  return [batch.createdBy, ...batch.posters, ...chosen.flatMap(({ by }) => by ?? [])];
}

/**
 * Rows that name another contract than the chosen one, or are dated too far back, are posted by the decision of a second
 * person (docs/decisions/0142): it covers exactly these rows as they were asked for.
 */
export const statementSubject: Subject<StatementRef, HeldStatement, ImportBatch> = {
  table: importRequests,
  async lock({ db, staff }, { id, request_id }) {
    const batch = await lockBatch(db, staff, id);
    const own = and(eq(importRequests.id, request_id), eq(importRequests.batchId, batch.id));
    const [request] = await namedRequests(db, importRequests, own);
    if (!request) throw notFound('Permintaan ini tidak ada.');
    const involved = await involvedIn(
      db,
      batch,
      request.rows.map((row) => row.id),
    );
    return { request, batch, involved };
  },
  noun: () => NOUN,
  obstacle: ({ request, involved }, person) =>
    obstacleToDecide(request, NOUN, person) ?? involvedObstacle(involved, person.id),
  refuseUnseen: (call, { batch }, { version }) =>
    refuseStale(
      batch.version === version,
      'Mutasi ini berubah sejak Anda membuka permintaannya. Periksa lagi barisnya.',
      async () => ({ current: await toBatch(call.db, call.staff, batch.id, call.now) }),
    ),
  instead: async (call, { batch }) => ({
    data: { current: await toBatch(call.db, call.staff, batch.id, call.now) },
  }),
  money: () => null,
  limits,
  async apply({ db }, { request, batch }) {
    if (batch.status === 'UNDONE' || !(await areAsAsked(db, batch.id, request.rows))) throw conflict(CHANGED);
    await db
      .update(importRows)
      .set({ allowedBy: request.id })
      .where(
        inArray(
          importRows.id,
          request.rows.map((row) => row.id),
        ),
      );
    await db
      .update(importBatches)
      .set({ version: sql`${importBatches.version} + 1` })
      .where(eq(importBatches.id, batch.id));
    return [];
  },
  line: (_call, held, step) => ({
    action: ACTIONS[step],
    summary: `${VERBS[step]} ${about(held)}`,
    record: { type: 'import', id: held.batch.id },
    changes: {
      request_id: [null, held.request.id],
      lines: [null, held.request.rows.map(({ line }) => line).join(', ')],
    },
  }),
  decidedIn: ({ batch }) => ({ offices: [batch.officeId] }),
  asks: ({ staff }, held) =>
    Promise.resolve({
      message: {
        title: 'Permintaan atas mutasi bank',
        message: `${staff.name} meminta ${about(held)}. Alasan: ${held.request.reason}`,
        ...leadsTo(held),
      },
    }),
  told: (held) => ({ ...leadsTo(held), at: held.request.requestedAt }),
  tells: (held, { outcome, by, reason }) => ({
    title: outcome === 'APPROVED' ? 'Permintaan disetujui' : 'Permintaan ditolak',
    message:
      outcome === 'APPROVED'
        ? `${by} menyetujui ${about(held)}. Lanjutkan postingnya.`
        : `${by} menolak ${about(held)}: ${reason}`,
    ...leadsTo(held),
    group: 'requests',
  }),
  pushes: () => [],
  answer: ({ db, staff, now }, { batch }) => toBatch(db, staff, batch.id, now),
};

function leadsTo({ batch }: HeldStatement) {
  return { source: 'statement' as const, link: String(batch.id) };
}

type Measured = Pick<HeldStatement, 'request' | 'batch'>;

/** The same rows with what their days take off the penalties now, each borrower's beside what was let go of them lately. */
export async function measured({ db, staff, now }: Pick<Call, 'db' | 'staff' | 'now'>, held: Measured) {
  const codes = [...new Set(held.request.rows.map(({ contractCode }) => contractCode))];
  const byRow = await letGoByRow(db, held.batch.id, codes, now);
  const rows = held.request.rows.map((row) => ({ ...row, letGo: byRow.get(row.id) ?? 0 }));
  const accounts = await readAccounts(db, codes, now);
  const byBorrower = new Map<number, number>();
  let beyond: string | null = null;
  for (const { contractCode, letGo } of rows) {
    const found = accounts.get(contractCode)?.found;
    if (!found || letGo === 0) continue;
    const sum = (byBorrower.get(found.customer.id) ?? 0) + letGo;
    byBorrower.set(found.customer.id, sum);
    beyond ??= await limitObstacle(db, staff, { found, principal: 0, letGo: sum, now });
  }
  return { rows, letGo: rows.reduce((sum, { letGo }) => sum + letGo, 0), beyond };
}

/** What it lets go stands with each row as well, for who reads the decision. */
async function limits(call: Call, held: Measured) {
  const { rows, beyond } = await measured(call, held);
  await call.db.update(importRequests).set({ rows }).where(eq(importRequests.id, held.request.id));
  const byContract = new Map<string, number>();
  for (const { contractCode, letGo } of rows)
    byContract.set(contractCode, (byContract.get(contractCode) ?? 0) + letGo);
  const lettingGo = [...byContract]
    .filter(([, amount]) => amount > 0)
    .map(([contractCode, amount]) => ({ contractCode, amount }));
  return { lettingGo, beyond };
}

/** Requests on statements that somebody made and that wait, oldest first. */
export async function waitingOnStatements(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await askedBy(db, importRequests, staffId);
  return rows.map((row) => ({
    id: row.id,
    label: `Permintaan atas ${row.rows.length} baris mutasi bank`,
    takeBack: takingBack(statementSubject, { id: String(row.batchId), request_id: row.id }),
  }));
}
