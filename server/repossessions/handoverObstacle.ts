import { formatDate } from '@/lib/format/tanggal';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { STATUS_LABELS } from '../credits/decideStatus';
import type { CertifiedCollector } from './orderCollectors';
import { lastReceivedDay, stillOwed } from './orderState';
import type { OrderRow } from './readOrders';

/** By how much the clocks of a phone and of this server may differ, ms. */
const CLOCKS = 5 * 60_000;
const GIVE_BACK = 'Kembalikan unit kepada nasabah sekarang dan hubungi supervisor Anda.';

/** When a BAST was made, and what it says. */
interface Made {
  result: 'SURRENDERED' | 'REFUSED';
  /** Its corrected time, and its day in the order's office. */
  at: Date;
  day: string;
  /** The office's today. */
  today: string;
  /** Who made it, with the certificate that is recorded now. */
  collector: CertifiedCollector;
  /** Whether the unit was refused before, whatever order that was. */
  refused: boolean;
  /** Whether they still work for the order's office. */
  here: boolean;
}

/**
 * Why a BAST is not taken, in words that say what to do with the unit; null: it is. A unit that was given is taken only while
 * the order runs and the contract with it, and for a few days after: who paid meanwhile keeps the unit. A refusal is kept for
 * what it was: it counts by its own day.
 */
export function handoverObstacle(row: OrderRow, made: Made): string | null {
  const { order } = row;
  const { result, at, day, collector } = made;
  const todo = result === 'SURRENDERED' ? GIVE_BACK : 'Hubungi supervisor Anda.';
  if (day < order.validFrom || day > order.validUntil) {
    return `Surat tugas ${order.number} berlaku ${formatDate(order.validFrom)} sampai ${formatDate(order.validUntil)}, bukan pada ${formatDate(day)}. ${todo}`;
  }
  if (at.getTime() < order.approvedAt.getTime() - CLOCKS) {
    const when = formatInstantIn(order.approvedAt, row.office.zone);
    return `Surat tugas ${order.number} baru disetujui pada ${when}, sesudah BAST ini dibuat. ${todo}`;
  }
  const until = collector.certificateUntil;
  if (until === null || until < day) {
    const why = until === null ? 'tidak tercatat lagi' : `berakhir ${formatDate(until)}`;
    return `Sertifikat kolektor Anda ${why}. ${todo}`;
  }
  if (order.endedAs === 'WITHDRAWN' && (result === 'SURRENDERED' || (order.endedAt ?? at) <= at)) {
    const when = formatInstantIn(order.endedAt ?? at, row.office.zone);
    return `Surat tugas ${order.number} dicabut ${row.endedBy?.name ?? ''} pada ${when}. ${todo}`;
  }
  if (result === 'REFUSED') return null;
  const last = lastReceivedDay(order);
  if (made.today > last) {
    return `BAST ini baru diterima sesudah ${formatDate(last)}, padahal surat tugas ${order.number} berakhir ${formatDate(order.validUntil)}. Minta surat tugas baru kepada supervisor Anda; tanpa itu unit dikembalikan kepada nasabah.`;
  }
  if (!made.here) return `Anda tidak lagi menagih di kantor ${row.office.name}. ${todo}`;
  if (made.refused && order.basis === 'AGREEMENT') {
    return `Nasabah pernah menolak menyerahkan unit kontrak ${order.contractCode}: dasarnya hanya putusan pengadilan. ${todo}`;
  }
  return contractObstacle(row, made.today);
}

function contractObstacle({ order, contract }: OrderRow, today: string): string | null {
  if (contract.status !== 'ACTIVE') {
    return `Kontrak ${contract.code} sudah ${STATUS_LABELS[contract.status]}. ${GIVE_BACK}`;
  }
  if (contract.officeId !== order.officeId) {
    return `Kontrak ${contract.code} sudah pindah kantor, jadi surat tugasnya tidak berlaku lagi. ${GIVE_BACK}`;
  }
  return stillOwed(order, contract, today)
    ? null
    : `Tunggakan kontrak ${contract.code} sudah dibayar, jadi unit tidak ditarik. ${GIVE_BACK}`;
}
