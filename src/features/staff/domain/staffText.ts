import type { Leaving, StaffPerson, StaffRow } from '@/lib/contract/staff';
import type { StaffFilter } from '@/lib/contract/staffListDefaults';
import type { StatusLabel } from '@/lib/labels/statusLabel';

/** Where somebody stands, in words. */
export function staffState({
  state,
  password_reset,
}: Pick<StaffRow, 'state' | 'password_reset'>): StatusLabel {
  if (state === 'WAITING') return { label: 'Menunggu persetujuan', tone: 'waiting' };
  if (state === 'ENDED') return { label: 'Berhenti', tone: 'neutral' };
  if (state === 'ACTIVE') return { label: 'Aktif', tone: 'paid' };
  return { label: password_reset ? 'Menunggu kata sandi' : 'Diundang', tone: 'waiting' };
}

/** Words of the filter. */
export const STATE_LABELS: Readonly<Record<StaffFilter | 'all', string>> = {
  CURRENT: 'Masih bekerja',
  ACTIVE: 'Aktif',
  INVITED: 'Diundang',
  WAITING: 'Menunggu persetujuan',
  ENDED: 'Berhenti',
  all: 'Semua',
};

/** Where somebody works: the home office first. */
export function officesText({
  office,
  further_offices,
  all_offices,
}: Pick<StaffPerson, 'office' | 'further_offices' | 'all_offices'>): string {
  if (all_offices) return `${office.name}, dan melihat semua kantor`;
  return [office, ...further_offices].map(({ name }) => name).join(', ');
}

/** The same in a row. */
export const officeText = ({ office, further_offices }: Pick<StaffRow, 'office' | 'further_offices'>) =>
  further_offices === 0 ? office.name : `${office.name} +${further_offices}`;

/** What stays with the office; '': nothing. */
export function stayingText({ drafts, statements }: Pick<Leaving, 'drafts' | 'statements'>): string {
  const parts = [
    ...(drafts > 0 ? [`${drafts} draf form registrasi`] : []),
    ...(statements > 0 ? [`${statements} mutasi bank yang belum diposting`] : []),
  ];
  return parts.length === 0 ? '' : `Tetap di kantor dan dapat dilanjutkan orang lain: ${parts.join(', ')}.`;
}

/** What goes along with the link. */
export const linkText = (
  kind: 'INVITATION' | 'RESET',
  { name, username }: { name: string; username: string },
  href: string,
) =>
  kind === 'INVITATION'
    ? `Halo ${name}, Anda diundang memakai Angsur. Buat kata sandi lewat tautan ini, lalu masuk sebagai ${username}:\n${href}`
    : `Halo ${name}, buat kata sandi baru Angsur lewat tautan ini, lalu masuk sebagai ${username}:\n${href}`;
