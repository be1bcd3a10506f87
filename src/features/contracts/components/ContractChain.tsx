import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { formatDate } from '@/lib/format/tanggal';

export interface ContractChainProps {
  /** The contract's facts. */
  contract: Pick<ContractFacts, 'restructured_from' | 'restructured_to'>;
  /** The day that the card is calculated to. */
  asOf: string;
  /** Address of a contract's page. */
  hrefOf: (code: string) => string;
}

/** Which contract this one carries on, and which carries it on: the way to the old schedule and to the new one. */
export function ContractChain({ contract, asOf, hrefOf }: ContractChainProps) {
  const { restructured_from: from, restructured_to: to } = contract;
  return (
    <>
      {to !== null && (
        <InlineAlert tone="info" title="Jadwal lama">
          Sisa kontrak ini pindah ke <Link href={hrefOf(to)}>{to}</Link>. Kartu, nota, dan riwayat di bawah
          tetap seperti pada {formatDate(asOf)}.
        </InlineAlert>
      )}
      {from !== null && (
        <InlineAlert tone="info" title="Hasil restrukturisasi">
          Kontrak ini melanjutkan sisa <Link href={hrefOf(from)}>{from}</Link>. Jadwal lama dan notanya ada di
          sana.
        </InlineAlert>
      )}
    </>
  );
}
