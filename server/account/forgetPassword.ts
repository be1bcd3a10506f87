import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { staff } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { addressKey } from '../platform/http/addressKey';
import type { PublicCall } from '../platform/http/route';
import { orderLink } from './mailOrders';
import { mailReaches } from './passwordLinks';
import { countAttempt } from './throttle';
import { BY_ADDRESS, BY_SENDING } from './throttlePolicy';

/** Asks somebody's office whether a link is printed for them; called in a transaction. */
export type AskOffice = (
  tx: Db,
  staffId: number,
  at: Pick<PublicCall<unknown, unknown, unknown>, 'now' | 'origin'>,
) => Promise<void>;

/**
 * Somebody says that they forgot their password: a link goes to their own address, or where no mail reaches them an approver
 * of their office decides whether one is printed. The old password stays until the link is used. Whether there is such a person is looked up once the answer is out. 429: this address asks too often.
 */
export async function forgetPassword(
  call: PublicCall<unknown, unknown, { username: string }>,
  askOffice: AskOffice,
): Promise<null> {
  const { db, now, origin, body } = call;
  const username = body.username.toLowerCase();
  const limits = [
    { key: `forgotten:address:${addressKey(origin.ip)}`, policy: BY_ADDRESS },
    // A stranger who uses it up holds nobody's sign-in up: then no more mail goes out for a while.
    { key: `forgotten:user:${username}`, policy: BY_SENDING, yields: true },
  ];
  const { isLocked } = await countAttempt(db, limits, now, 'meminta tautan');
  if (!isLocked) call.later(() => sendTo(call, username, askOffice));
  return null;
}

async function sendTo(
  { now, origin, parts }: PublicCall<unknown, unknown, unknown>,
  username: string,
  askOffice: AskOffice,
): Promise<void> {
  const { db } = parts.connection;
  const [person] = await db.select().from(staff).where(eq(staff.username, username));
  if (!person?.active) return;
  const isMailed = parts.sendLink !== null && mailReaches(person, now);
  await db.transaction(async (tx) => {
    if (isMailed) await orderLink(tx, { staffId: person.id, address: person.email, orderedBy: null, now });
    else await askOffice(tx, person.id, { now, origin });
    await writeHistory(tx, {
      ...{ at: now, staffId: person.id, origin, action: 'PASSWORD_FORGOTTEN' },
      summary: 'Meminta tautan kata sandi dari halaman masuk',
      record: { type: 'staff', id: person.id },
    });
  });
}
