import type { HistoryLine } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import type { BatchRow } from './batch';

/** A call that takes a statement back. */
export type UndoCall = StaffCall<{ id: string }, unknown, { reason: string; version: number }>;

/** A receipt that is void with its statement. */
export interface VoidedReceipt {
  id: number;
  invoice: string;
  officeId: number;
}

/** A row of the statement that was tied to a receipt of somebody else. */
export interface UntiedRow {
  line: number;
  invoice: string;
}

/** What the log says of a statement that was taken back: the file, each row that was tied, each receipt. */
export function undoHistory(
  { staff, now, origin, body }: UndoCall,
  batch: BatchRow,
  receipts: readonly VoidedReceipt[],
  untied: readonly UntiedRow[],
): HistoryLine[] {
  const file = `mutasi ${batch.bank} ${batch.fileName}`;
  const common = { at: now, staffId: staff.id, origin, reason: body.reason };
  const record = { type: 'import', id: batch.id };
  return [
    {
      ...common,
      action: 'IMPORT_UNDONE',
      summary: `Membatalkan ${file}, ${receipts.length} nota`,
      record,
      changes: { status: [batch.status, 'UNDONE'] },
    },
    ...untied.map(({ line, invoice }): HistoryLine => ({
      ...common,
      action: 'IMPORT_ROW_FREED',
      summary: `Baris ${line} ${file} tidak lagi dikaitkan ke nota ${invoice}`,
      record,
      changes: {
        state: ['POSTED', 'DOUBTFUL'],
        tied_receipt: [invoice, null],
      },
    })),
    ...receipts.map((receipt): HistoryLine => ({
      ...common,
      action: 'CREDIT_VOIDED',
      summary: `Membatalkan nota ${receipt.invoice} bersama ${file}`,
      record: { type: 'credit', id: receipt.id },
      changes: { voided_at: [null, now.toISOString()] },
    })),
  ];
}
