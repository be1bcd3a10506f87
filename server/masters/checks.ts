import { and, eq, ne } from 'drizzle-orm';
import { isRealDate } from '@/lib/arithmetic/calendar';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import { conflict, invalid } from '../platform/core/ApiError';
import type { MasterKind, ReadAt } from './MasterKind';

/**
 * Throws 422 for what the fields' own limits do not say. `before`: the record that is changed; `own`: what the kind
 * itself has found.
 */
export function checkWrite<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  write: W,
  before?: R,
  own: FieldErrors = {},
): void {
  const errors: FieldErrors = { ...own };
  if (before && before.used_by > 0 && write.code !== before.code) {
    errors.code = `Dipakai ${kind.usedBy(before)}, jadi tidak dapat diganti.`;
  }
  if (!isRealDate(write.valid_from)) errors.valid_from = 'Tanggal ini tidak ada.';
  if (write.valid_to !== null) {
    if (!isRealDate(write.valid_to)) errors.valid_to = 'Tanggal ini tidak ada.';
    else if (write.valid_to < write.valid_from) errors.valid_to = 'Tidak boleh sebelum tanggal mulai.';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws 409 when another record has the code. `id`: the record that is changed. */
export async function checkCode<R extends Master, W extends MasterWrite>(
  kind: MasterKind<R, W>,
  call: ReadAt,
  code: string,
  id?: number,
): Promise<void> {
  const same = eq(kind.table.code, code);
  const [taken] = await kind.read(call, id === undefined ? same : and(same, ne(kind.table.id, id)));
  if (!taken) return;
  const message = `Kode ${code} sudah dipakai ${taken.name}.`;
  throw conflict(message, { errors: { code: message }, version: null, current: taken });
}
