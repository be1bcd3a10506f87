import type { Notification } from '@/lib/contract/notifications';

/** Newest moment of the fixtures: five minutes before the stories' clock. */
const NEWEST = Date.parse('2026-11-20T07:00:00.000Z');
const HOUR = 3_600_000;

const SUBJECTS = [
  ['Nota berubah', 'Nota JKT/2611/00042 sudah diperbarui.'],
  ['Nota disetujui', 'Perubahan nota JKT/2611/00038 disetujui oleh Bambang Hartono.'],
  ['Nota ditolak', 'Perubahan nota JKT/2611/00035 ditolak: bukti transfer belum lengkap.'],
] as const;

/** A notification, unread unless said otherwise. */
export function buildNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    title: 'Nota berubah',
    message: 'Nota JKT/2611/00042 sudah diperbarui.',
    link: '42',
    source: 'credit',
    created_at: new Date(NEWEST).toISOString(),
    read_at: null,
    ...over,
  };
}

/** One that asks for an approval; it leads to a customer. */
export function buildApproval(over: Partial<Notification> = {}): Notification {
  return buildNotification({
    title: 'Persetujuan perubahan nota',
    message: 'Sri Wahyuni meminta perubahan nota JKT/2611/00042.',
    link: '318',
    source: 'approval',
    receipt_id: 42,
    ...over,
  });
}

/** `count` notifications, newest first, an hour apart, ids counting down to 1; the first `unread` are unread. */
export function buildNotifications(count: number, unread: number): Notification[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, message] = SUBJECTS[index % SUBJECTS.length] ?? SUBJECTS[0];
    const moment = new Date(NEWEST - index * HOUR).toISOString();
    const row = { id: count - index, created_at: moment, read_at: index < unread ? null : moment };
    return index % 4 === 0 ? buildApproval(row) : buildNotification({ ...row, title, message });
  });
}
