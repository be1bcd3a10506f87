import { OperatorError } from './OperatorError';

/** The errors that people meet when they start the server, in words; anything else as it is. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  const { code = '', port } = error as NodeJS.ErrnoException & { port?: number };
  // A name that stands for several addresses fails once for each.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (code === '' && inner instanceof Error) return explain(inner);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain dengan PORT (aplikasi) atau PUSHER_PORT (realtime).`;
    case 'EACCES':
      return port === undefined
        ? `Tidak boleh membaca atau menulis: ${error.message}.`
        : `Port ${port} tidak boleh dipakai. Pilih port di atas 1024.`;
    case 'ENOSPC':
      return 'Penyimpanan penuh. Kosongkan tempat di DATA_DIR, lalu jalankan lagi.';
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR bukan folder: ${error.message}.`;
    case 'EROFS':
    case 'EPERM':
      return `DATA_DIR tidak dapat ditulis: ${error.message}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'Nama server basis data tidak dikenal. Periksa DATABASE_URL.';
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return 'Basis data tidak menjawab. Periksa DATABASE_URL.';
    case 'ERR_INVALID_URL':
      return 'DATABASE_URL bukan alamat yang sah. Contoh: postgres://nama:sandi@host:5432/angsur';
    case '28P01':
    case '28000':
      return 'Basis data menolak nama atau kata sandi. Periksa DATABASE_URL.';
    case '3D000':
      return 'Basis data yang disebut DATABASE_URL tidak ada. Buat dahulu, atau periksa namanya.';
    case '42501':
      return `Pengguna basis data tidak mempunyai hak yang diperlukan: ${error.message}.`;
    case '53300':
      return 'Basis data sudah melayani terlalu banyak sambungan. Coba lagi, atau naikkan max_connections.';
    case '57P03':
      return 'Basis data sedang dimulai atau dihentikan. Coba lagi sebentar lagi.';
    default:
      return error.stack ?? error.message;
  }
}
