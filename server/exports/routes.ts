import type { FastifyInstance } from 'fastify';
import {
  countContractPeriod,
  countReceiptPeriod,
  exportContractPeriod,
  exportReceiptPeriod,
} from '@/lib/contract/periodExports';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { contractSummary, exportContractsOf } from './contracts';
import { exportReceiptsOf, receiptSummary } from './receipts';

/** Receipts and contracts of a period, taken out of the house. */
export function periodExportRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, countReceiptPeriod, async ({ db, staff, query }) => ({
    data: await receiptSummary(db, staff, query),
  }));
  fileRoute(app, parts, exportReceiptPeriod, exportReceiptsOf);

  route(app, parts, countContractPeriod, async ({ db, staff, query, now }) => ({
    data: await contractSummary(db, staff, query, now),
  }));
  fileRoute(app, parts, exportContractPeriod, exportContractsOf);
}
