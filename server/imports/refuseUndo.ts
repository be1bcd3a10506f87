import { conflict, forbidden } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import type { BatchRow } from './batch';
import { toBatch } from './toBatch';

type UndoCall = StaffCall<{ id: string }, unknown, { reason: string; version: number }>;

/** 403: whose decision it is not. 409: somebody was first, or it is not what the caller saw; its data says what it is. */
export async function refuseUndo({ db, staff, now, body }: UndoCall, batch: BatchRow): Promise<void> {
  const current = await toBatch(db, staff, batch.id, now);
  if (batch.status === 'UNDONE' && batch.undoneAt) {
    const at = formatInstantIn(batch.undoneAt, staff.office.zone);
    throw conflict(`Mutasi ini sudah dibatalkan oleh ${current.undone_by?.name ?? 'seseorang'} pada ${at}.`, {
      version: body.version,
      current,
    });
  }
  if (!current.may_undo) {
    throw forbidden(
      'Mutasi ini hanya dapat dibatalkan oleh yang mempostingnya pada hari yang sama, atau oleh penyetuju yang tidak ikut mempostingnya.',
    );
  }
  if (batch.version !== body.version) {
    throw conflict('Mutasi ini berubah sejak Anda membukanya. Periksa lagi, lalu batalkan.', {
      version: body.version,
      current,
    });
  }
}
