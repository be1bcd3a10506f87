import { PASSWORD_LINK_HOURS } from '@/lib/contract/passwordLinks';
import { linkAddress } from './account/linkSender';
import type { RunningServer } from './startServer';
import { DEMO_PASSWORD, OFFICES, STAFF } from './seed/company';
import { TITLE_PRESETS } from './setup/titlePresets';

/** What a person needs to know once the server runs. */
export function welcome(
  server: RunningServer,
  { codesByMail, publicUrl }: { codesByMail: boolean; publicUrl: string | null },
): string {
  const lines = ['', `  Angsur berjalan di ${server.address}`, ''];
  if (server.demo) {
    const width = Math.max(...STAFF.map((person) => person.username.length)) + 2;
    const accounts = STAFF.map((person) => {
      const title = TITLE_PRESETS.find(({ id }) => id === person.title)?.name ?? '';
      const office = OFFICES.find(({ id }) => id === person.office)?.name ?? '';
      return `    ${person.username.padEnd(width)}${title}, ${office}`;
    });
    lines.push(`  Akun percontohan (kata sandi untuk semua: ${DEMO_PASSWORD}):`, ...accounts, '');
  }
  if (server.firstLink !== null) {
    lines.push(
      '  Belum ada Admin Sistem yang dapat masuk. Buka tautan ini untuk menjadi yang pertama:',
      `    ${linkAddress(publicUrl ?? server.address, server.firstLink)}`,
      `  Tautan berlaku ${PASSWORD_LINK_HOURS.FIRST_ADMIN} jam dan hanya sekali pakai. Setiap kali server dinyalakan, tautan yang baru`,
      '  menggantikan yang lama, sampai ada yang memakainya.',
      '',
    );
  }
  lines.push(
    codesByMail
      ? '  Masuk dengan nama pengguna dan kata sandi, lalu kode yang dikirim lewat e-mail.'
      : '  Masuk dengan nama pengguna dan kata sandi, lalu kode enam angka yang tercetak di sini.',
    '  Hentikan dengan Ctrl+C.',
    '',
  );
  return lines.join('\n');
}
