import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

export interface OrderNoticeProps {
  /** Orders that are still to be carried out. */
  count: number;
  /** Last day of the one that ends first. */
  until: string;
  /** Where they are. */
  href: string;
}

/** There is an order to take a unit: how many, and how long the first one holds. */
export function OrderNotice({ count, until, href }: OrderNoticeProps) {
  return (
    <InlineAlert
      tone="info"
      title="Surat tugas penarikan"
      action={<LinkButton href={href}>Lihat surat tugas</LinkButton>}
    >
      {count === 1
        ? `1 surat tugas berlaku sampai ${formatDate(until)}.`
        : `${formatNumber(count)} surat tugas, yang pertama berlaku sampai ${formatDate(until)}.`}
    </InlineAlert>
  );
}
