import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { LinkSender } from '../platform/core/LinkSender';
import type { Connection, Db } from '../platform/db/connect';
import { mailOrders, staff } from '../platform/db/schema';
import type { NoticeSender } from './linkSender';
import { linkAddress } from './linkSender';
import { makePasswordLink } from './passwordLinks';

/** Orders a link to choose a password; null as its address: it is printed where the server runs. */
export async function orderLink(
  tx: Db,
  order: { staffId: number; address: string | null; orderedBy: number | null; now: Date },
): Promise<void> {
  const { now: orderedAt, ...about } = order;
  await tx.insert(mailOrders).values({ kind: 'LINK', ...about, orderedAt });
}

/** Orders a word to a person at each of these addresses; nulls and repetitions are left out. */
export async function orderNotices(
  tx: Db,
  notice: {
    staffId: number;
    addresses: readonly (string | null)[];
    subject: string;
    text: string;
    orderedBy: number | null;
    now: Date;
  },
): Promise<void> {
  const { addresses, now: orderedAt, ...about } = notice;
  const found = [...new Set(addresses)].filter((address) => address !== null);
  if (found.length === 0) return;
  await tx
    .insert(mailOrders)
    .values(found.map((address) => ({ kind: 'NOTICE' as const, address, ...about, orderedAt })));
}

/** How what was ordered goes out. */
export interface Outgoing {
  /** Null: there is no mail server, or nobody said where the page is. */
  sendLink: LinkSender | null;
  sendNotice: NoticeSender | null;
  /** Where one-time codes are printed. */
  print: (line: string) => void;
  /** Where the page is. */
  pageUrl: string;
}

const DAY = 86_400_000;

/**
 * Sends what was ordered, whichever instance is first; what the mail server does not take is tried again for a day. One
 * run at a time in all instances, and no row is held while the mail server is spoken to: it may hang. What went out just
 * before the server was killed goes out once more.
 * A link's token is made here and stands nowhere else; it is sent once it opens something.
 * @param isStopped asked before each, for a server that closes
 * @returns how many went out
 */
export async function sendMailOrders(
  { pool, db }: Pick<Connection, 'pool' | 'db'>,
  outgoing: Outgoing,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  if ((await waitingOrders(db, now)).length === 0) return 0;
  const holder = await pool.connect();
  let isHeld = false;
  try {
    const { rows } = await holder.query<{ held: boolean }>(
      "select pg_try_advisory_lock(hashtext('mail orders')) as held",
    );
    isHeld = rows[0]?.held === true;
    if (!isHeld) return 0;
    let sent = 0;
    // What another run sent until this one held the lock waits no more.
    for (const id of await waitingOrders(db, now)) {
      if (isStopped()) break;
      if (await sendOne(db, id, outgoing, now)) sent += 1;
    }
    return sent;
  } finally {
    // The lock ends with its connection, however that ends.
    holder.release(isHeld);
  }
}

async function waitingOrders(db: Db, now: Date): Promise<number[]> {
  const waiting = await db
    .select({ id: mailOrders.id })
    .from(mailOrders)
    .where(and(isNull(mailOrders.doneAt), lte(mailOrders.orderedAt, now)))
    .orderBy(asc(mailOrders.id));
  return waiting.map(({ id }) => id);
}

async function sendOne(db: Db, id: number, outgoing: Outgoing, now: Date): Promise<boolean> {
  const [order] = await db.select().from(mailOrders).where(eq(mailOrders.id, id));
  if (!order) return false;
  const [person] = await db.select().from(staff).where(eq(staff.id, order.staffId));
  const isLate = now.getTime() - order.orderedAt.getTime() > DAY;
  const done =
    !person?.active || isLate
      ? order.kind === 'LINK' || (await sendNotice(order, outgoing)) || isLate
      : order.kind === 'NOTICE'
        ? await sendNotice(order, outgoing)
        : await sendLink(db, { ...order, person }, outgoing, now);
  if (done) await db.update(mailOrders).set({ doneAt: now }).where(eq(mailOrders.id, id));
  return done;
}

type Order = typeof mailOrders.$inferSelect;

const sendNotice = async (
  { address, subject, text }: Order,
  { sendNotice: send }: Outgoing,
): Promise<boolean> => !send || address === null || send(address, { subject, text });

async function sendLink(
  db: Db,
  { person, address, orderedBy }: Order & { person: typeof staff.$inferSelect },
  { sendLink: send, print, pageUrl }: Outgoing,
  now: Date,
): Promise<boolean> {
  const kind = person.passwordHash !== null || person.passwordResetAt !== null ? 'RESET' : 'INVITATION';
  const link = await makePasswordLink(db, { staffId: person.id, kind, createdBy: orderedBy, now });
  if (send && address !== null)
    return (await send({ ...person, email: address }, { kind, ...link })) !== null;
  print(`Tautan kata sandi untuk ${person.username}: ${linkAddress(pageUrl, link.token)}`);
  return true;
}
