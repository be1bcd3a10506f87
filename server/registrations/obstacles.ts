import type { StatusKind } from '@/lib/contract/registrationStatuses';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { BoundBy } from '@/lib/contract/vehicleRequests';
import { DISBURSED_WITHIN, lastDisbursement } from '@/lib/registration/disbursement';
import { boundText } from '../contracts/vehicleBound';
import type { SignedIn } from '../platform/auth/session';
import type { FoundRegistration } from './findRegistration';
import type { Step } from './flow';

/** What an obstacle depends on beside the registration itself. */
export interface Circumstances {
  today: string;
  principal: number | null;
  /** A visit came in since the registration entered survey. */
  surveyed: boolean;
  /** Running contracts that the vehicle secures already. */
  boundBy: readonly BoundBy[];
  /** How it was paid out, or the order that a cashier pays it. */
  order: { state: string } | undefined;
}

/** Where a surveyor leads whom they have visited; back to the draft or out they lead with a note alone. */
const LEAVES_SURVEYED: ReadonlySet<StatusKind> = new Set([
  ...(['SUBMITTED', 'REVIEW', 'APPROVED', 'SIGNED', 'DISBURSED', 'REJECTED'] as const),
]);

/**
 * Why a person can't take a step now, in words; null: they can. Who made the form can't approve it, nobody
 * approves beyond the limit of their title, and who approved doesn't pay out (docs/decisions/0101). What is missing in
 * the form itself is told field by field when the step is taken.
 */
export function obstacleTo(
  { to, by }: Step,
  { row, status }: Pick<FoundRegistration, 'row' | 'status'>,
  person: Pick<SignedIn, 'id' | 'profile' | 'approvesUpTo'>,
  { today, principal, surveyed, boundBy, order }: Circumstances,
): string | null {
  if (by === 'surveyor') {
    const isAsked = status.kind === 'SURVEY' && LEAVES_SURVEYED.has(to.kind);
    return obstacleToSurvey(row, person) ?? (isAsked && !surveyed ? NOT_SURVEYED : null);
  }
  if (order?.state === 'ORDERED') return ORDERED;
  switch (to.kind) {
    case 'APPROVED':
      return obstacleToApprove(row, person, principal) ?? boundObstacle(boundBy);
    case 'SIGNED':
      return row.terms === null ? NOT_APPROVED : null;
    case 'DISBURSED':
      return obstacleToDisburse(row, person, today) ?? boundObstacle(boundBy);
    case 'DRAFT':
    case 'SUBMITTED':
    case 'SURVEY':
    case 'REVIEW':
    case 'REJECTED':
    case 'CANCELLED':
      return null;
  }
}

type Row = FoundRegistration['row'];
type Person = Parameters<typeof obstacleTo>[2];

/** Why nothing is lent on a vehicle that secures a running contract, in words; null: it secures none. */
export const boundObstacle = (hits: readonly BoundBy[]): string | null =>
  hits.length === 0
    ? null
    : `Kendaraan ini masih jaminan kontrak ${boundText(hits)}. Bila kendaraannya lain, minta dinyatakan di bagian Data yang sama, dengan foto gesekan nomor rangka; orang lain yang memutuskan.`;

const ORDERED =
  'Menunggu dibayar tunai oleh kasir. Tarik perintah pencairannya lebih dahulu bila hendak dilanjutkan dengan cara lain.';
const NOT_APPROVED = 'Belum disetujui.';
const NOT_SURVEYED = 'Hasil survei belum dikirim. Isi survei lebih dahulu.';

function obstacleToApprove(row: Row, person: Person, principal: number | null): string | null {
  if (row.makers.includes(person.id)) return 'Yang mengisi atau mengajukan form tidak dapat menyetujuinya.';
  if (row.surveyorId === person.id) return 'Yang menyurvei tidak dapat menyetujui.';
  if (principal === null) return 'Pokok pinjaman belum dapat dihitung; kembalikan form untuk dilengkapi.';
  const { approvesUpTo: limit } = person;
  if (limit !== null && principal > limit) {
    return `Pokok ${formatRupiah(principal)} di atas batas Anda, ${formatRupiah(limit)}. Diputuskan oleh jabatan di atasnya.`;
  }
  return null;
}

/** Why a surveyor can't survey this registration; null: they can. */
export function obstacleToSurvey(row: Row, person: Pick<Person, 'id'>): string | null {
  const isTheirs = row.surveyorId === null || row.surveyorId === person.id;
  return isTheirs ? null : 'Survei ini ditugaskan kepada surveyor lain.';
}

function obstacleToDisburse(row: Row, person: Person, today: string): string | null {
  const date = row.form.structure.date_contract;
  if (row.terms === null || date === null) return NOT_APPROVED;
  if (row.approvedBy === person.id) return 'Yang menyetujui tidak dapat mencairkan.';
  return obstacleOfDay(row, today);
}

/** Why a form that was approved is not paid out on this day, in words; null: it is. */
export function obstacleOfDay(row: Row, today: string): string | null {
  const date = row.form.structure.date_contract;
  if (row.terms === null || date === null) return NOT_APPROVED;
  if (today < date) return `Tanggal kontraknya ${formatDate(date)}; sebelum itu belum dapat dicairkan.`;
  const { in_advance: inAdvance } = row.terms.calculation;
  if (today <= lastDisbursement(date, inAdvance)) return null;
  const why = inAdvance
    ? `Angsuran pertamanya di muka, jadi dicairkan hanya pada tanggal kontrak, ${formatDate(date)}.`
    : `Tanggal kontraknya ${formatDate(date)}, lebih dari ${DISBURSED_WITHIN} hari lalu.`;
  return `${why} Kembalikan form, ganti tanggalnya, dan mintakan persetujuan lagi.`;
}
