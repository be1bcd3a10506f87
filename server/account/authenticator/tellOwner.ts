import { notify } from '../../notifications/notify';
import type { Db } from '../../platform/db/connect';

const TEXTS = {
  enabled: {
    title: 'Aplikasi autentikator aktif',
    message: 'Mulai sekarang Anda masuk dengan kode aplikasi.',
  },
  disabled: {
    title: 'Aplikasi autentikator dimatikan',
    message: 'Mulai sekarang Anda masuk dengan kode yang dikirim.',
  },
  removed: {
    title: 'Aplikasi autentikator dilepas',
    message: 'Admin melepas aplikasi autentikator Anda; semua sesi Anda diakhiri.',
  },
  renewed: {
    title: 'Kode pemulihan diganti',
    message: 'Kode pemulihan yang lama tidak berlaku lagi.',
  },
} as const;

const NOT_YOU = 'Bukan Anda? Ganti kata sandi dan hubungi Admin Sistem.';

/** Tells a person what happened to their second factor; it always comes. */
export async function tellOwner(
  tx: Db,
  staffId: number,
  what: keyof typeof TEXTS | { recoveryLeft: number },
  now: Date,
): Promise<void> {
  const { title, message } = typeof what === 'string' ? TEXTS[what] : recoveryUsed(what.recoveryLeft);
  await notify(tx, [staffId], { title, message: `${message} ${NOT_YOU}`, source: 'account', link: '' }, now);
}

const recoveryUsed = (left: number) => ({
  title: 'Kode pemulihan dipakai',
  message:
    left === 0
      ? 'Seseorang masuk dengan kode pemulihan Anda yang terakhir. Buat kode baru di halaman Akun.'
      : `Seseorang masuk dengan kode pemulihan Anda. Sisa ${left} kode.`,
});
