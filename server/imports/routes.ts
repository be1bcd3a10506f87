import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  importQuestionSchema,
  importRowSchema,
  correctImportRow,
  listImportRows,
} from '@/lib/contract/importRows';
import { listBankMappings } from '@/lib/contract/bankMappings';
import { getImportDivision, postImportGroup } from '@/lib/contract/importPosting';
import { getImport, importBatchSchema, listImports } from '@/lib/contract/imports';
import { sendStatementLines, startImport } from '@/lib/contract/statementUpload';
import type { Parts } from '../platform/http/parts';
import { refusalSchema } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { findBatch } from './batch';
import { divisionOf } from './divisionOf';
import { correctRow } from './correctRow';
import { listBatches } from './listBatches';
import { listRows } from './listRows';
import { listMappings } from './mappings';
import { postGroup } from './postGroup';
import { startBatch } from './startBatch';
import { storeStatementLines } from './storeStatementLines';
import { toBatch } from './toBatch';

/** A group of 200 lines of 300 and 80 characters, each of up to four bytes, with room for their JSON. */
const LARGEST_GROUP = 512 * 1024;

/** The statement that this file was taken as already. */
const STARTED = z.union([importBatchSchema, refusalSchema]);
/** The row as it is now, or what the choice needs confirmed. */
const CORRECTED = z.union([importRowSchema, importQuestionSchema, refusalSchema]);

/** Bank statements (Bayar Cicilan, Tranfer): read, match, correct, post in groups. */
export function importRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listBankMappings, async ({ db }) => ({
    data: { rows: await listMappings(db) },
  }));

  route(app, parts, listImports, async ({ db, staff, query, now }) => ({
    data: await listBatches(db, staff, query, now),
  }));

  route(app, parts, getImport, async ({ db, staff, params, now }) => {
    const batch = await findBatch(db, staff, params.id);
    return { data: await toBatch(db, staff, batch.id, now) };
  });

  route(app, parts, startImport, async (call) => ({ data: await startBatch(call) }), {
    refusal: STARTED,
  });

  route(app, parts, sendStatementLines, async (call) => ({ data: await storeStatementLines(call) }), {
    bodyLimit: LARGEST_GROUP,
  });

  route(app, parts, listImportRows, async ({ db, staff, params, query, now }) => ({
    data: await listRows(db, staff, params.id, query, now),
  }));

  route(
    app,
    parts,
    correctImportRow,
    async (call) => ({
      data: await correctRow(call),
    }),
    { refusal: CORRECTED },
  );

  route(app, parts, getImportDivision, async ({ db, staff, params, now }) => {
    const batch = await findBatch(db, staff, params.id);
    return { data: await divisionOf(db, batch.id, { staff, now }) };
  });

  route(app, parts, postImportGroup, async (call) => ({ data: await postGroup(call) }));
}
