import { CopyForWhatsApp } from '@/components/CopyForWhatsApp/CopyForWhatsApp';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { TextField } from '@/components/TextField/TextField';
import { formatInstant } from '@/lib/format/tanggal';
import { whatsAppHref, whatsAppNumber } from '@/lib/format/whatsApp';
import { shareText, type SharedContract } from '../domain/shareText';
import styles from './ShareMade.module.css';

export interface ShareMadeProps {
  /** What the link is about. */
  contract: SharedContract;
  /** The link’s whole address. */
  href: string;
  /** Until when it opens. */
  endsAt: string;
}

/** A link that was just made, with the ways to its customer. Its address is shown this once. */
export function ShareMade({ contract, href, endsAt }: ShareMadeProps) {
  const isKnown = whatsAppNumber(contract.phone) !== null;
  return (
    <div className={styles.root}>
      <TextField
        label="Tautan baru"
        hint={`Berlaku sampai ${formatInstant(endsAt)}. Alamatnya hanya ditampilkan sekali ini.`}
        readOnly
        value={href}
        onFocus={(event) => event.target.select()}
      />
      <div data-part="acts">
        <LinkButton
          kind="primary"
          href={whatsAppHref(shareText(contract, href, endsAt), contract.phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Kirim lewat WhatsApp
        </LinkButton>
        <CopyForWhatsApp label="Salin tautan" textOf={() => href} />
      </div>
      {!isKnown && (
        <p data-part="note">
          Nomor telepon nasabah ({contract.phone || 'kosong'}) bukan nomor WhatsApp: pilih penerimanya di
          sana.
        </p>
      )}
    </div>
  );
}
