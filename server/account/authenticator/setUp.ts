import { eq } from 'drizzle-orm';
import { ApiError, conflict, invalid } from '../../platform/core/ApiError';
import { codeHash, newCode, sameSecret } from '../../platform/core/secrets';
import type { Db } from '../../platform/db/connect';
import { authenticators, staff } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { sendOrFail } from '../sendOrFail';
import { countAttempt, forgive } from '../throttle';
import { BY_SENDING } from '../throttlePolicy';
import { base32 } from './base32';
import { asOwner, countOwnCode, noteWrong, ownCodeKey, type ProvenCall } from './proveOwner';
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

/**
 * Makes a secret that its first code and a code sent to the person must prove; one that was begun before is void.
 * 409: one is set up already. 429: too many codes were sent. 503: none could be sent.
 */
export async function beginSetUp(
  call: ProvenCall,
): Promise<{ secret: string; uri: string; sent_to: string }> {
  const { db, staff, now, parts } = call;
  if (await hasAuthenticator(db, staff.id)) throw alreadyThere();
  const secret = newSecret();
  const text = base32(secret);
  const code = newCode();
  const person = await asOwner(call, async (tx, held) => {
    if (await hasAuthenticator(tx, held.id)) throw alreadyThere();
    await countAttempt(tx, [{ key: sendingKey(held.id), policy: BY_SENDING }], now, 'pemasangan');
    const begun = {
      sealedSecret: sealSecret(parts.authenticatorKey, held.id, secret),
      sentCodeHash: codeHash(text, code),
      createdAt: now,
      lastStep: null,
    };
    await tx
      .insert(authenticators)
      .values({ staffId: held.id, ...begun })
      .onConflictDoUpdate({ target: authenticators.staffId, set: begun });
    return held;
  });
  const sent_to = await sendOrFail(parts.sendCode, person, code, 'set-up');
  return { secret: text, uri: uriOf(person.username, text), sent_to };
}

const sendingKey = (staffId: number) => `set-up-sent:${staffId}`;

type EnableCall = StaffCall<unknown, unknown, { code: string; sent_code: string }>;

/** Turns on what was begun, by its first code and the one that was sent. @returns the recovery codes */
export async function finishSetUp(call: EnableCall): Promise<string[]> {
  const { db, staff, now, origin } = call;
  // What was not begun, by the password, uses up no tries.
  await begunSetUp(db, call);
  const { failures } = await countOwnCode(db, staff.id, now);
  const outcome = await db.transaction(async (tx) => {
    await actAs(tx, { staffId: staff.id, at: now });
    const first = await firstStep(tx, call);
    if ('errors' in first) return first;
    await tx
      .update(authenticators)
      .set({ enabledAt: now, lastStep: first.step, sentCodeHash: null })
      .where(eq(authenticators.staffId, staff.id));
    const summary = 'Mengaktifkan aplikasi autentikator';
    await writeHistory(tx, { at: now, staffId: staff.id, action: 'AUTHENTICATOR_ENABLED', summary, origin });
    await tellOwner(tx, staff.id, 'enabled', now);
    return { codes: await renewCodes(tx, staff.id, now) };
  });
  if ('errors' in outcome) {
    await noteWrong(call, 'kode', failures);
    throw invalid(outcome.errors);
  }
  await forgive(db, ownCodeKey(staff.id), sendingKey(staff.id));
  return outcome.codes;
}

/** What was begun and waits for its codes. 409: nothing was, or it is on already. 410: too long ago. */
async function begunSetUp(db: Db, { staff, now }: EnableCall) {
  const [begun] = await db.select().from(authenticators).where(eq(authenticators.staffId, staff.id));
  if (begun?.enabledAt) throw alreadyThere();
  if (!begun?.sentCodeHash) throw conflict('Pemasangan belum dimulai. Ulangi dari awal.');
  if (now.getTime() - begun.createdAt.getTime() > SET_UP_LASTS)
    throw new ApiError(410, 'Pemasangan ini sudah terlalu lama. Ulangi dari awal.');
  return { ...begun, sentCodeHash: begun.sentCodeHash };
}

/**
 * The step that the first code is of, or what is wrong; with the person held, so that running sign-ins by a sent code end
 * with it.
 */
async function firstStep(
  tx: Db,
  call: EnableCall,
): Promise<{ step: number } | { errors: Record<string, string> }> {
  const { staff: owner, body, now, parts } = call;
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, owner.id)).for('update');
  const { sealedSecret, sentCodeHash } = await begunSetUp(tx, call);
  const secret = openSecret(parts.authenticatorKey, owner.id, sealedSecret);
  const [step] = stepsOf(secret, body.code, now);
  const isSent = sameSecret(sentCodeHash, codeHash(base32(secret), body.sent_code));
  if (step !== undefined && isSent) return { step };
  return {
    errors: {
      ...(step === undefined && {
        code: 'Kode salah. Periksa jam ponsel, lalu isi kode yang sedang tampil.',
      }),
      ...(!isSent && { sent_code: 'Kode salah. Isi kode yang dikirim terakhir.' }),
    },
  };
}

function uriOf(username: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: ISSUER, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(username)}?${query}`;
}
