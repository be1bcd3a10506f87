import { AccountHead } from '@/components/AccountHead/AccountHead';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { formatRupiah } from '@/lib/format/rupiah';
import { openAmount } from '@/lib/labels/openAmount';
import { contractStatusLabel } from '@/lib/labels/statusLabel';

export interface DebtorHeadProps {
  /** The payment card of the contract. */
  shown: PaymentCard;
}

/** Who stands at the counter, on which vehicle, and what is owed today. */
export function DebtorHead({ shown }: DebtorHeadProps) {
  const { contract, card, as_of } = shown;
  const { customer, vehicle, structure } = contract;
  const paid = card.lines.filter((line) => line.remainder <= 0).length;
  const { remainder, penalty } = card.totals;
  const { label, tone } = contractStatusLabel(contract.status, card.dpd);
  return (
    <AccountHead
      name={customer.name}
      what={[contract.code, vehicle.plate_number, vehicle.name, customer.phone]}
      status={<StatusChip tone={tone}>{label}</StatusChip>}
      facts={[
        { label: 'Sisa angsuran', value: openAmount(contract.status, remainder) },
        {
          label: 'Denda belum dibayar',
          value: openAmount(contract.status, penalty),
          owed: penalty > 0 && contract.status !== 'RESTRUCTURED',
        },
        ...(shown.deposit_balance > 0
          ? [{ label: 'Titipan', value: formatRupiah(shown.deposit_balance) }]
          : []),
        { label: 'Angsuran lunas', value: `${paid} dari ${structure.tenor}` },
        {
          label: 'Jatuh tempo berikutnya',
          value: contract.next_due ? <DateText value={contract.next_due} /> : 'Tidak ada',
        },
      ]}
      asOf={as_of}
      dense
    />
  );
}
