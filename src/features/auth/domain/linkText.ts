import type { OpenedPasswordLink } from '@/lib/contract/passwordLinks';
import { formatInstant } from '@/lib/format/tanggal';

/** What a link is for, and until when, above the form. */
export function linkIntro({ kind, name, company, office, expires_at }: OpenedPasswordLink): string {
  const where = [company, office].filter((part) => part !== null).join(', ');
  const purpose =
    kind === 'RESET'
      ? 'buat kata sandi baru untuk akun Anda'
      : `Anda diundang memakai Angsur${where ? ` di ${where}` : ''}`;
  return `Halo ${name ?? ''}, ${purpose}. Tautan ini berlaku sampai ${formatInstant(expires_at)} dan hanya sekali pakai.`;
}
