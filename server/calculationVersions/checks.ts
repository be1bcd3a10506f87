import { addDays, isRealDate } from '@/lib/arithmetic/calendar';
import { coarseTenor, SMALLEST_PRINCIPAL } from '@/lib/arithmetic/coarseRounding';
import type { CalculationMaster, CalculationWrite } from '@/lib/contract/calculations';
import type { FieldErrors } from '@/lib/contract/envelope';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { conflict, invalid, type ApiError } from '../platform/core/ApiError';
import type { CalculationRow } from '../calculations/calculation';
import { toMaster, type ReadBy } from './masterRow';

/** Throws 422 for what the fields' own limits do not say. `before`: the version that this one follows. */
export function checkWrite(body: CalculationWrite, before: CalculationRow | undefined, today: string): void {
  const errors: FieldErrors = {};
  if (body.max_tenor < body.min_tenor) errors.max_tenor = 'Tidak boleh di bawah tenor terpendek.';
  Object.assign(errors, penaltyErrors(body));
  const coarse = coarseTenor({
    vehicleKind: body.vehicle_kind,
    method: body.method,
    rateBp: body.rate_bp,
    roundTo: body.round_to,
    minTenor: body.min_tenor,
    maxTenor: body.max_tenor,
    inAdvance: body.in_advance,
  });
  if (coarse !== null) {
    errors.round_to = `Terlalu kasar: pada tenor ${coarse} bulan dan pokok ${formatRupiah(SMALLEST_PRINCIPAL[body.vehicle_kind])} angsuran terakhir dapat menjadi 0. Perkecil pembulatan atau tenor terpanjang.`;
  }
  // The version in force holds until the end of today: contracts may have been signed under it this morning.
  const earliest = before ? addDays(today, 1) : today;
  if (!isRealDate(body.valid_from)) errors.valid_from = 'Tanggal ini tidak ada.';
  else if (body.valid_from < earliest) errors.valid_from = `Paling awal ${formatDate(earliest)}.`;
  else if (before && body.valid_from <= before.validFrom) {
    errors.valid_from = `Harus setelah versi sebelumnya, ${formatDate(before.validFrom)}.`;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A penalty is either a share or a sum per day, and a cap of 0 would undo it. */
function penaltyErrors(body: CalculationWrite): FieldErrors {
  const errors: FieldErrors = {};
  const fixed = body.penalty_kind === 'FIXED';
  if (fixed && body.penalty_rate_bp > 0) errors.penalty_rate_bp = 'Isi 0: dendanya jumlah tetap.';
  if (fixed && body.penalty_per_day === 0) errors.penalty_per_day = 'Isi rupiah per hari.';
  if (!fixed && body.penalty_per_day > 0) errors.penalty_per_day = 'Isi 0: dendanya dihitung dengan persen.';
  if ((body.penalty_rate_bp > 0 || body.penalty_per_day > 0) && body.penalty_cap_bp === 0) {
    errors.penalty_cap_bp =
      'Dengan batas 0 denda tidak pernah dihitung. Isi batasnya, atau nolkan denda per hari.';
  }
  return errors;
}

/** Throws 409 with both versions when the row is not the one that was seen. */
export async function checkSeen(call: ReadBy, row: CalculationRow, seen: number): Promise<void> {
  if (row.version !== seen) throw await stale(call, row, seen);
}

/** 409: what is there now, in words and as data. */
export async function stale(call: ReadBy, row: CalculationRow, seen: number | null): Promise<ApiError> {
  return conflict(
    `Perhitungan ${row.code} sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai ${formatDate(row.validFrom)}.`,
    { version: seen, current: await toMaster(call, row) },
  );
}

/** Throws 409 when a version is in force already or contracts were signed under it: it can only be followed. */
export function checkOpen(current: CalculationMaster, today: string): void {
  if (current.used_by > 0) {
    throw conflict(
      `Versi ini dipakai ${current.used_by} kontrak, jadi tidak dapat diubah. Buat versi baru yang mengikutinya.`,
      { version: current.version, current },
    );
  }
  if (current.valid_from <= today) {
    throw conflict(
      `Versi ini sudah berlaku sejak ${formatDate(current.valid_from)}, jadi tidak dapat diubah. Buat versi baru yang mengikutinya.`,
      { version: current.version, current },
    );
  }
}
