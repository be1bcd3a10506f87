import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getProfile, resendCode, signIn, signOut, verifyCode } from '@/lib/contract/auth';
import { sessions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Parts } from '../platform/http/parts';
import { publicRoute, route } from '../platform/http/route';
import { withoutData } from '../platform/http/withoutData';
import { withPortrait } from '../portraits/withPortrait';
import { checkPassword, exchangeCode, sendNewCode } from './signIn';

const BEGUN = {
  sent: 'Kode masuk sudah dikirim.',
  app: 'Isi kode dari aplikasi autentikator.',
  either: 'Bila kata sandi benar, kode sudah dikirim.',
} as const;

/** Sign-in in two steps, sign-out, own profile. */
export function authRoutes(app: FastifyInstance, parts: Parts): void {
  publicRoute(app, parts, signIn, async (call) => {
    const data = await checkPassword(call);
    return { data, message: BEGUN[data.way ?? 'sent'] };
  });

  publicRoute(app, parts, verifyCode, async (call) => ({
    data: await exchangeCode(call),
  }));

  publicRoute(app, parts, resendCode, async (call) => {
    const data = await sendNewCode(call);
    const message =
      data.way === 'either' ? 'Bila kata sandi benar, kode baru sudah dikirim.' : 'Kode baru sudah dikirim.';
    return { data, message };
  });

  route(app, parts, withoutData(signOut), async ({ db, staff, now, origin }) => {
    await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.tokenHash, staff.sessionHash));
    await writeHistory(db, {
      at: now,
      staffId: staff.id,
      action: 'SIGNED_OUT',
      summary: 'Keluar dari aplikasi',
      origin,
    });
    return { data: null };
  });

  route(app, parts, getProfile, ({ staff, now }) =>
    Promise.resolve({ data: withPortrait(staff.profile, parts, now) }),
  );
}
