import { AccountHead } from '@/components/AccountHead/AccountHead';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { OverdueClass } from '@/lib/arithmetic/overdueClass';
import type { ContractCard } from '@/lib/contract/contractCard';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { formatRupiah } from '@/lib/format/rupiah';
import { openAmount } from '@/lib/labels/openAmount';
import { overdueClassText } from '@/lib/labels/overdueClassLabel';
import { contractStatusLabel } from '@/lib/labels/statusLabel';

export interface ContractHeadProps {
  /** The contract’s facts. */
  contract: ContractFacts;
  /** The payment card with its lines. */
  card: ContractCard;
  /** Where its DPD falls; null: it has ended. */
  overdueClass: OverdueClass | null;
  /** The day that the card is calculated to. */
  asOf: string;
}

/** Whose contract it is, how it stands and what is owed today. */
export function ContractHead({ contract, card, overdueClass, asOf }: ContractHeadProps) {
  const { label, tone } = contractStatusLabel(contract.status, card.dpd);
  const { customer, vehicle } = contract;
  const { remainder, penalty, paid } = card.totals;
  return (
    <AccountHead
      name={customer.name}
      what={[contract.code, vehicle.plate_number, vehicle.name]}
      status={
        <>
          {overdueClass && <StatusChip tone="neutral">{overdueClassText(overdueClass)}</StatusChip>}
          <StatusChip tone={tone}>{label}</StatusChip>
        </>
      }
      facts={[
        { label: 'Sisa angsuran', value: openAmount(contract.status, remainder) },
        {
          label: 'Denda belum dibayar',
          value: openAmount(contract.status, penalty),
          owed: penalty > 0 && contract.status !== 'RESTRUCTURED',
        },
        { label: 'Sudah dibayar', value: formatRupiah(paid) },
        {
          label: 'Jatuh tempo berikutnya',
          value: contract.next_due ? <DateText value={contract.next_due} /> : 'Tidak ada',
        },
      ]}
      asOf={asOf}
    />
  );
}
