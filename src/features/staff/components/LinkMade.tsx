import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { TextField } from '@/components/TextField/TextField';
import type { MadeStaffLink } from '@/lib/contract/staff';
import { formatInstant } from '@/lib/format/tanggal';
import { whatsAppHref } from '@/lib/format/whatsApp';
import { linkText } from '../domain/staffText';
import styles from './LinkMade.module.css';

export interface LinkMadeProps {
  /** What was made. */
  made: MadeStaffLink;
  /** The whole address that a token opens. */
  hrefOf: (token: string) => string;
}

/** A link that was just made: where it was mailed to, who is waited for, or before the first contract itself, this once. */
export function LinkMade({ made, hrefOf }: LinkMadeProps) {
  const { kind, person, sent_to: sentTo, token, expires_at: until } = made;
  if (until === null) {
    return (
      <InlineAlert tone="info" title="Menunggu persetujuan orang lain">
        {person.name} belum punya alamat e-mail yang sudah 7 hari dipakai, jadi tautannya disetujui dahulu.
        Setelah itu tautan dicetak di server, di tempat kode masuk dicetak, dan disampaikan langsung kepada{' '}
        {person.name}. Sampai disetujui, kata sandi yang sekarang tetap berlaku.
      </InlineAlert>
    );
  }
  if (token === null && sentTo === null) {
    return (
      <InlineAlert tone="warning" title="E-mail belum terkirim">
        Server e-mail tidak menerimanya. Tutup, lalu buat tautan sekali lagi.
      </InlineAlert>
    );
  }
  if (token === null) {
    return (
      <InlineAlert tone="success" title={`Terkirim ke ${sentTo}`}>
        Tautan berlaku sampai {formatInstant(until)} dan hanya sekali pakai.
      </InlineAlert>
    );
  }
  const href = hrefOf(token);
  const text = () => linkText(kind, person, href);
  return (
    <div className={styles.root}>
      <TextField
        label="Tautan kata sandi"
        hint={`Berlaku sampai ${formatInstant(until)}, sekali pakai. Alamatnya hanya ditampilkan sekali ini.`}
        readOnly
        value={href}
        onFocus={(event) => event.target.select()}
      />
      <div data-part="acts">
        <LinkButton kind="primary" href={whatsAppHref(text(), '')} target="_blank" rel="noopener noreferrer">
          Kirim lewat WhatsApp
        </LinkButton>
        <CopyForWhatsApp label="Salin tautan" textOf={() => href} />
      </div>
      <p data-part="note">
        Sampaikan hanya kepada {person.name}: siapa pun yang membukanya membuat kata sandinya.
      </p>
    </div>
  );
}
