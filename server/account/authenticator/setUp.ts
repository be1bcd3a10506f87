import { eq } from 'drizzle-orm';
import { ApiError, conflict, invalid } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { authenticators, staff as people } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { countAttempt, forgive } from '../throttle';
import { BY_CODE } from '../throttlePolicy';
import { base32 } from './base32';
import { asOwner, type ProvenCall } from './proveOwner';
import { renewCodes } from './recoveryCodes';
import { newSecret, openSecret, sealSecret } from './sealedSecret';
import { tellOwner } from './tellOwner';
import { hasAuthenticator } from './takeFactor';
import { stepsOf } from './timedCode';

/** How long a set-up that was begun waits for its first code, ms. */
const SET_UP_LASTS = 15 * 60_000;
/** The company's name in the app's list. */
const ISSUER = 'Angsur';

const alreadyThere = () => conflict('Aplikasi autentikator sudah aktif. Matikan dahulu untuk menggantinya.');

/** Makes a secret that the first code must prove; one that was begun before is void. 409: one is set up already. */
export function beginSetUp(call: ProvenCall): Promise<{ secret: string; uri: string }> {
  const { now, parts } = call;
  return asOwner(call, async (tx, person) => {
    if (await hasAuthenticator(tx, person.id)) throw alreadyThere();
    const secret = newSecret();
    const begun = {
      sealedSecret: sealSecret(parts.authenticatorKey, person.id, secret),
      createdAt: now,
      lastStep: null,
    };
    await tx
      .insert(authenticators)
      .values({ staffId: person.id, ...begun })
      .onConflictDoUpdate({ target: authenticators.staffId, set: begun });
    const text = base32(secret);
    return { secret: text, uri: uriOf(person.username, text) };
  });
}

/** Turns on what was begun, by its first code. @returns the recovery codes */
export async function finishSetUp(call: StaffCall<unknown, unknown, { code: string }>): Promise<string[]> {
  const { db, staff, now, origin } = call;
  const attempts = `set-up:${staff.id}`;
  await countAttempt(db, [{ key: attempts, policy: BY_CODE }], now, 'ini');
  const codes = await db.transaction(async (tx) => {
    await actAs(tx, { staffId: staff.id, at: now });
    const step = await firstStep(tx, call);
    await tx
      .update(authenticators)
      .set({ enabledAt: now, lastStep: step })
      .where(eq(authenticators.staffId, staff.id));
    const summary = 'Mengaktifkan aplikasi autentikator';
    await writeHistory(tx, { at: now, staffId: staff.id, action: 'AUTHENTICATOR_ENABLED', summary, origin });
    await tellOwner(tx, staff.id, 'enabled', now);
    return renewCodes(tx, staff.id, now);
  });
  await forgive(db, attempts);
  return codes;
}

/** The step that the first code is of, with the person held: running sign-ins by a sent code end with it. */
async function firstStep(
  tx: Db,
  { staff, body, now, parts }: StaffCall<unknown, unknown, { code: string }>,
): Promise<number> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, staff.id)).for('update');
  const [begun] = await tx.select().from(authenticators).where(eq(authenticators.staffId, staff.id));
  if (!begun) throw conflict('Pemasangan belum dimulai. Ulangi dari awal.');
  if (begun.enabledAt) throw alreadyThere();
  if (now.getTime() - begun.createdAt.getTime() > SET_UP_LASTS)
    throw new ApiError(410, 'Pemasangan ini sudah terlalu lama. Ulangi dari awal.');
  const secret = openSecret(parts.authenticatorKey, staff.id, begun.sealedSecret);
  const [step] = stepsOf(secret, body.code, now);
  if (step === undefined)
    throw invalid({ code: 'Kode salah. Periksa jam ponsel, lalu isi kode yang sedang tampil.' });
  return step;
}

function uriOf(username: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: ISSUER, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(username)}?${query}`;
}
