import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import type { StatusKind } from '@/lib/contract/registrationStatuses';
import { formatRupiah } from '@/lib/format/rupiah';
import { fieldsOf } from '@/lib/registration/mergeForms';
import { fullFieldLabel } from '@/lib/labels/registrationFormLabels';

const VERBS: Record<StatusKind, string> = {
  DRAFT: 'Kembalikan untuk diperbaiki',
  SUBMITTED: 'Ajukan',
  SURVEY: 'Minta survei',
  REVIEW: 'Serahkan untuk analisa',
  APPROVED: 'Setujui',
  SIGNED: 'Catat tanda tangan',
  DISBURSED: 'Cairkan',
  REJECTED: 'Tolak',
  CANCELLED: 'Batalkan form',
};

/** Ends a form without a contract. */
export const isEnding = ({ to }: PossibleMove): boolean => to.kind === 'REJECTED' || to.kind === 'CANCELLED';

/** The step that leads on, where it is open, and the others: what ends a form last. */
export function wayOn(moves: readonly PossibleMove[]) {
  const main = moves.find((move) => !isEnding(move) && move.to.kind !== 'DRAFT' && move.obstacle === null);
  const others = moves
    .filter((move) => move !== main)
    .toSorted((one, other) => Number(isEnding(one)) - Number(isEnding(other)));
  return { main, others };
}

/** What a step's button says; of several to the same kind each says its status. */
export function moveLabel(move: PossibleMove, all: readonly PossibleMove[]): string {
  const isOnly = all.filter(({ to }) => to.kind === move.to.kind).length <= 1;
  return isOnly ? VERBS[move.to.kind] : `${VERBS[move.to.kind]}: ${move.to.name}`;
}

/** What taking a step does, for whoever is about to. */
export function moveEffect({ to }: PossibleMove, { approved }: Pick<Registration, 'approved'>): string {
  switch (to.kind) {
    case 'DRAFT':
      return 'Form dapat diubah lagi. Yang sudah disetujui dimintakan persetujuan ulang.';
    case 'SUBMITTED':
      return 'Form mendapat nomor dan tidak dapat diubah lagi, kecuali dikembalikan.';
    case 'SURVEY':
      return 'Surveyor mendapat pemberitahuan. Persetujuan yang sudah ada tidak berlaku lagi.';
    case 'REVIEW':
      return 'Yang berhak menyetujui mendapat pemberitahuan.';
    case 'APPROVED':
      return 'Perhitungan dan harga disimpan seperti sekarang; kontrak dibuat dari angka ini.';
    case 'SIGNED':
      return 'Kontrak sudah ditandatangani nasabah; selanjutnya dana dapat dicairkan.';
    case 'DISBURSED':
      return `Membuat kontrak dengan pokok ${formatRupiah(approved?.principal ?? 0)} dan angsuran ${formatRupiah(approved?.instalment ?? 0)}. Tidak dapat ditarik kembali.`;
    case 'REJECTED':
    case 'CANCELLED':
      return 'Pengajuan ini berakhir dan tidak dapat dilanjutkan lagi.';
  }
}

/** What is another than it was when somebody began to decide, one change a line. */
export function changesSince(before: Registration, now: Registration): string[] {
  const status =
    before.status.id === now.status.id ? [] : [`Status: ${before.status.name} → ${now.status.name}`];
  const was = fieldsOf(before.form);
  const fields = [...fieldsOf(now.form)].filter(([path, value]) => was.get(path) !== value);
  return [...status, ...fields.map(([path]) => fullFieldLabel(path))];
}
