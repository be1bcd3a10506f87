/** `full`: no room; `missing`: nothing is kept here at all; `elsewhere`: another tab has put it into the queue. */
export type DeviceStoreProblem = 'full' | 'missing' | 'elsewhere';

const WORDS: Record<DeviceStoreProblem, string> = {
  full: 'Penyimpanan perangkat penuh. Yang terakhir belum tersimpan; hapus foto atau aplikasi lain, lalu coba lagi.',
  missing:
    'Peramban ini tidak dapat menyimpan isian, misalnya karena mode penyamaran. Buka Angsur di jendela biasa.',
  elsewhere: 'Isian ini sudah disimpan untuk dikirim dari tab lain. Muat ulang halaman ini.',
};

/** The device could not keep something; what it kept before is still there. */
export class DeviceStoreError extends Error {
  override readonly name = 'DeviceStoreError';
  readonly kind: DeviceStoreProblem;

  constructor(kind: DeviceStoreProblem, cause?: unknown) {
    super(WORDS[kind], { cause });
    this.kind = kind;
  }
}
