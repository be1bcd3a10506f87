import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { StaffPerson } from '@/lib/contract/staff';
import { formatInstant } from '@/lib/format/tanggal';

export interface WaitingLinkProps {
  /** Who has no password yet, or none any more. */
  person: StaffPerson;
}

/** Until when the link to choose a password opens, or that none does. Nothing where somebody has a password. */
export function WaitingLink({ person: { state, link, name } }: WaitingLinkProps) {
  if (state !== 'INVITED') return null;
  if (link === null) {
    return (
      <InlineAlert tone="warning" title="Belum dapat masuk">
        Tidak ada tautan kata sandi yang berlaku. Buat tautan baru dan sampaikan kepada {name}.
      </InlineAlert>
    );
  }
  const maker = link.created_by ? ` oleh ${link.created_by.name}` : '';
  return (
    <InlineAlert tone="info" title="Menunggu kata sandi dibuat">
      Tautan dibuat {formatInstant(link.created_at)}
      {maker}, berlaku sampai {formatInstant(link.expires_at)}. Alamatnya tidak dapat dilihat lagi, hanya
      dibuat baru.
    </InlineAlert>
  );
}
