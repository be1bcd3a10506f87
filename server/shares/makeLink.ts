import { sql } from 'drizzle-orm';
import { MAX_OPEN_SHARES, type ShareLink } from '@/lib/contract/shares';
import { findContract } from '../contracts/readContract';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { ApiError, conflict } from '../platform/core/ApiError';
import { tokenHash } from '../platform/core/secrets';
import { shareLinks } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { opensNow, readLink } from './readLinks';
import { newSalt, shareToken } from './shareToken';

const DAY = 24 * 60 * 60_000;

type MakeCall = StaffCall<{ id: string }, unknown, { days: number }>;

/** A new link to a contract's card. 404 and 403 as the contract's page; 409: its office is off, or it has many already. */
export async function makeLink(call: MakeCall): Promise<ShareLink> {
  const { db, staff: by, now, origin, params, body, parts } = call;
  const { contract, office } = await findContract(db, by, params.id);
  requireActiveOffice(office);
  // Two at once would both find room for one.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`share ${contract.code}`}))`);
  if ((await db.$count(shareLinks, opensNow(contract.code, now))) >= MAX_OPEN_SHARES) {
    throw conflict(
      `Kontrak ${contract.code} sudah memiliki ${MAX_OPEN_SHARES} tautan yang berlaku. Cabut salah satu dahulu.`,
    );
  }
  const signed = {
    salt: newSalt(),
    contractCode: contract.code,
    endsAt: new Date(now.getTime() + body.days * DAY),
  };
  const hash = tokenHash(shareToken(parts.shareSecret, signed));
  const [made] = await db
    .insert(shareLinks)
    .values({ ...signed, tokenHash: hash, madeBy: by.id, madeAt: now })
    .returning({ id: shareLinks.id });
  if (!made) throw new ApiError(500);
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: 'SHARE_MADE',
    summary: `Membuat tautan kartu untuk nasabah yang berlaku sampai ${formatInstantIn(signed.endsAt, office.zone)}`,
    origin,
    record: { type: 'contract', id: contract.code },
  });
  return readLink(db, made.id, now);
}
