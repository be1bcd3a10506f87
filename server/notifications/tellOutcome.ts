import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { notifications } from '../platform/db/schema';
import type { Message } from './notify';

/** What was told of something that waited: by its source, what it leads to or is about, and the moment it was told. */
export type Told = Pick<Message, 'source'> & { at: Date } & ({ link: string } | { receiptId: number });

/**
 * Says in the notifications of what waited how it ended and by whom; what is unread stays so until it is clicked (DOMAIN,
 * Notifications).
 * @param words a sentence
 */
export async function tellOutcome(tx: Db, told: Told, words: string): Promise<void> {
  const about =
    'link' in told ? eq(notifications.link, told.link) : eq(notifications.receiptId, told.receiptId);
  await tx
    .update(notifications)
    .set({ message: sql`${notifications.message} || ${` ${words}`}` })
    .where(and(eq(notifications.createdAt, told.at), eq(notifications.source, told.source), about));
}

/** How people say that a request ended. */
export const outcomeText = (status: 'APPROVED' | 'REJECTED' | 'WITHDRAWN', by: { name: string }): string =>
  `Sudah ${{ APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' }[status]} oleh ${by.name}.`;
