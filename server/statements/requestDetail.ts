import { and, eq, inArray } from 'drizzle-orm';
import type { ImportRequest } from '@/lib/contract/importRequests';
import { notFound } from '../platform/core/ApiError';
import { namedRequests } from '../platform/db/namedRequests';
import { importRequests, importRows } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { findBatch } from '../imports/batch';
import { askedAlike } from '../imports/postedAlike';
import { rowQuery } from '../imports/rows';
import { areAsAsked } from './askedRows';
import { CHANGED, involvedIn, measured, statementSubject } from './statementSubject';

type DetailCall = StaffCall<{ id: string }, unknown, unknown>;

/** What waits on rows of a statement, with each row and why the caller may not approve it. 404: nothing waits. */
export async function requestDetail(call: DetailCall): Promise<ImportRequest> {
  const { db, staff } = call;
  const batch = await findBatch(db, staff, call.params.id);
  const waiting = and(eq(importRequests.batchId, batch.id), eq(importRequests.status, 'WAITING'));
  const [request] = await namedRequests(db, importRequests, waiting);
  if (!request) throw notFound('Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta.');
  const ids = request.rows.map(({ id }) => id);
  const found = await rowQuery(db).where(inArray(importRows.id, ids));
  const { rows, letGo, beyond } = await measured(call, { request, batch });
  const held = { request, batch, involved: await involvedIn(db, batch, ids) };
  const again = await askedAlike(db, request.rows, staff);
  const changed = (await areAsAsked(db, batch.id, request.rows)) ? null : CHANGED;
  return {
    id: request.id,
    version: batch.version,
    reason: request.reason,
    request_by: { username: request.askerUsername, name: request.askerName },
    requested_at: request.requestedAt.toISOString(),
    rows: rows.flatMap(({ id, contractCode, namedOther, late, letGo: let_go }) => {
      const one = found.find(({ row }) => row.id === id);
      if (!one) return [];
      const { line, date, amount, description, reference } = one.row;
      return {
        ...{ line, date, amount, description, reference, late, let_go },
        contract_code: contractCode,
        customer_name: one.contract?.customer_name ?? '',
        named_other: namedOther,
        again: again.get(id) ?? [],
      };
    }),
    let_go: letGo,
    obstacle: statementSubject.obstacle(held, staff) ?? changed ?? beyond,
  };
}
