/**
 * Why there is no push (SPEC 8).
 * - `missing-config`: a part of the build's Firebase settings is missing; `detail` names it
 * - `blocked`: the permission was not granted
 * - `unsupported`: the browser lacks what push needs
 * - `subscribe-failed`, `update-failed`, `unsubscribe-failed`: the push service said no or did not answer
 * - `worker-failed`, `worker-timeout`: the service worker could not be registered, or not within 10 s
 */
export type PushErrorCode =
  | 'missing-config'
  | 'blocked'
  | 'unsupported'
  | 'subscribe-failed'
  | 'update-failed'
  | 'unsubscribe-failed'
  | 'worker-failed'
  | 'worker-timeout';

/** The one error class of push. `message` is for logs, `explanation` for people. */
export class PushError extends Error {
  override readonly name = 'PushError';

  constructor(
    readonly code: PushErrorCode,
    /** The missing setting, or what the browser or the service said. */
    readonly detail = '',
    options?: ErrorOptions,
  ) {
    super(MESSAGES[code] + (detail ? `: ${detail}` : ''), options);
  }

  get explanation(): string {
    return EXPLANATIONS[this.code].replace('{detail}', this.detail);
  }

  /** True when trying again may help; settings and rights must be changed first otherwise. */
  get isPassing(): boolean {
    return !['missing-config', 'blocked', 'unsupported'].includes(this.code);
  }
}

const MESSAGES: Record<PushErrorCode, string> = {
  'missing-config': 'Missing push configuration value',
  blocked: 'The notification permission was not granted and blocked instead.',
  unsupported: 'This browser does not support push',
  'subscribe-failed': 'Subscribing to push failed',
  'update-failed': 'Updating the push subscription failed',
  'unsubscribe-failed': 'Unsubscribing from push failed',
  'worker-failed': 'The service worker could not be registered',
  'worker-timeout': 'The service worker was not active after 10 s',
};

const EXPLANATIONS: Record<PushErrorCode, string> = {
  'missing-config':
    'Pengaturan pemberitahuan belum lengkap ({detail}). Aplikasi tetap berjalan; hubungi admin.',
  blocked: 'Pemberitahuan diblokir di peramban ini. Izinkan lewat pengaturan situs, lalu muat ulang halaman.',
  unsupported: 'Peramban ini tidak mendukung pemberitahuan. Lonceng di atas tetap menghitung yang baru.',
  'subscribe-failed': 'Pendaftaran pemberitahuan gagal. Yang lain tetap berjalan; coba lagi sebentar.',
  'update-failed': 'Pembaruan pendaftaran pemberitahuan gagal. Yang lain tetap berjalan; coba lagi sebentar.',
  'unsubscribe-failed':
    'Pendaftaran pemberitahuan belum dapat dihapus. Perangkat ini mungkin masih menerima pemberitahuan.',
  'worker-failed':
    'Layanan latar belakang tidak dapat dipasang. Yang lain tetap berjalan; muat ulang halaman untuk mencoba lagi.',
  'worker-timeout':
    'Layanan latar belakang belum siap setelah 10 detik. Yang lain tetap berjalan; coba lagi sebentar.',
};
