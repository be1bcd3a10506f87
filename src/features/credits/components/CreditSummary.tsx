import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { CreditDetail, StatementLineOfReceipt } from '@/lib/contract/creditDetail';
import type { Receipt } from '@/lib/contract/credits';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { receiptStatus } from '../domain/receiptStatus';
import { TRANSFER_TEXT } from '../domain/transferText';
import { ReceiptGroups } from './ReceiptGroups';
import styles from './CreditSummary.module.css';

/** Where what a receipt mentions is opened; what is left out may not be opened and is plain text. */
export interface ReceiptLinks {
  contract?: ((code: string) => string) | undefined;
  card?: ((code: string) => string) | undefined;
  statementLine?: ((statement: number, line: number) => string) | undefined;
}

export interface CreditSummaryProps {
  /** The receipt as the server has it. */
  receipt: Receipt;
  /** The line of a bank statement behind it. */
  statementLine?: CreditDetail['statement_line'] | undefined;
  /** Where what it mentions is opened. */
  links?: ReceiptLinks | undefined;
}

/** Every field of a receipt, grouped, amounts in rupiah (SPEC 3, Credit). */
export function CreditSummary({ receipt, statementLine, links = {} }: CreditSummaryProps) {
  const { tone, label } = receiptStatus(receipt);
  return (
    <article className={styles.root} data-void={Boolean(receipt.voided_at) || undefined}>
      <header>
        <div>
          <p data-part="amount">{formatRupiah(receipt.payment)}</p>
          <p data-part="who">{receipt.customer_name}</p>
        </div>
        <StatusChip tone={tone}>{label}</StatusChip>
      </header>
      <ReceiptGroups
        receipt={receipt}
        contract={<ContractLinks code={receipt.contract_code ?? ''} links={links} />}
      />
      <footer>
        {receipt.transfer_state && <p data-part="who">{TRANSFER_TEXT[receipt.transfer_state]}</p>}
        {statementLine && <OfStatement line={statementLine} hrefOf={links.statementLine} />}
        {receipt.settlement_id !== undefined && <p data-part="who">Bagian dari pelunasan dipercepat</p>}
        {receipt.note && <p data-part="note">{receipt.note}</p>}
        {receipt.input_by && (
          <p data-part="who">Dicatat oleh {receipt.input_by.name || receipt.input_by.username}</p>
        )}
      </footer>
    </article>
  );
}

/** The contract, and beside it its card, for those who may open them. */
function ContractLinks({ code, links: { contract, card } }: { code: string; links: ReceiptLinks }) {
  return (
    <>
      {contract ? <Link href={contract(code)}>{code}</Link> : code}
      {card && (
        <>
          {' · '}
          <Link href={card(code)} aria-label="Kartu piutang">
            Kartu
          </Link>
        </>
      )}
    </>
  );
}

/** Which line of which bank statement it came from, or was tied to. */
function OfStatement({
  line: { bank, line, tied, statement },
  hrefOf,
}: {
  line: StatementLineOfReceipt;
  hrefOf: ReceiptLinks['statementLine'];
}) {
  const name = `baris ${formatNumber(line)} mutasi ${bank}`;
  return (
    <p data-part="who">
      {tied ? 'Dikaitkan ke ' : 'Berasal dari '}
      {statement && hrefOf ? <Link href={hrefOf(statement.id, line)}>{name}</Link> : name}
      {statement && ` (${statement.file_name})`}
    </p>
  );
}
