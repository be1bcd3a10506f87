import { AccountHead } from '@/components/AccountHead/AccountHead';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Partner } from '@/lib/contract/partnerRecords';
import { formatRupiah } from '@/lib/format/rupiah';

export interface PartnerHeadProps {
  /** The agent or external marketer. */
  partner: Partner;
}

/** Who it is, whether new forms may name them, and what they have coming. */
export function PartnerHead({ partner }: PartnerHeadProps) {
  const { name, phone, area, active, sums, as_of: asOf } = partner;
  return (
    <AccountHead
      name={name}
      what={[phone, ...(area ? [area.name] : [])]}
      status={<StatusChip tone={active ? 'paid' : 'neutral'}>{active ? 'Aktif' : 'Nonaktif'}</StatusChip>}
      facts={[
        { label: 'Perlu disetujui', value: formatRupiah(sums.computed) },
        { label: 'Disetujui, belum dibayar', value: formatRupiah(sums.approved) },
        { label: 'Sudah dibayar', value: formatRupiah(sums.paid) },
        { label: 'Dipotong pada pembayaran berikutnya', value: formatRupiah(sums.owed), owed: sums.owed > 0 },
      ]}
      asOf={asOf}
    />
  );
}
