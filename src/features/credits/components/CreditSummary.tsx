import { styled } from '@mui/material/styles';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { CreditValueField, Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { CREDIT_FIELDS } from '../domain/creditLabels';
import { formatCreditValue } from '../domain/formatCreditValue';
import { receiptStatus } from '../domain/receiptStatus';

interface Group {
  title: string;
  fields: readonly CreditValueField[];
  /** The line that the others add up to. */
  total?: CreditValueField;
}

const GROUPS: readonly Group[] = [
  { title: 'Nota', fields: ['invoice', 'date_invoice', 'contract_code', 'credit_to', 'transaction_to'] },
  {
    title: 'Angsuran',
    fields: ['date_maturity', 'date_payment', 'overdue', 'credit', 'credit_discount', 'credit_payment'],
  },
  {
    title: 'Denda dan biaya',
    fields: ['penalty', 'penalty_discount', 'penalty_payment', 'collector_payment'],
  },
  { title: 'Penerimaan', fields: ['cash', 'bank', 'payment', 'cashier'], total: 'payment' },
];

export interface CreditSummaryProps {
  receipt: Receipt;
}

/** Every field of a receipt, grouped, amounts in rupiah (SPEC 3, Credit). */
export function CreditSummary({ receipt }: CreditSummaryProps) {
  const { tone, words } = receiptStatus(receipt);
  return (
    <Root>
      <header>
        <div>
          <p data-part="amount">{formatRupiah(receipt.payment)}</p>
          <p data-part="who">{receipt.customer_name}</p>
        </div>
        <StatusChip tone={tone}>{words}</StatusChip>
      </header>
      <div data-part="groups">
        {GROUPS.map(({ title, fields, total }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {fields.map((field) => (
                <div
                  key={field}
                  data-kind={CREDIT_FIELDS[field].kind}
                  data-total={field === total || undefined}
                >
                  <dt>{CREDIT_FIELDS[field].label}</dt>
                  <dd>{formatCreditValue(field, receipt[field])}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <footer>
        {receipt.note && <p data-part="note">{receipt.note}</p>}
        {receipt.input_by && (
          <p data-part="who">Dicatat oleh {receipt.input_by.name || receipt.input_by.username}</p>
        )}
      </footer>
    </Root>
  );
}

const Root = styled('article')({
  display: 'grid',
  gap: space(5),
  padding: space(5),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space(2),
  },
  '& [data-part="amount"]': {
    fontSize: font.display,
    fontWeight: font.strong,
    lineHeight: '36px',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part="who"]': { color: colour.inkMuted },
  '& [data-part="groups"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: `${space(5)} ${space(8)}`,
  },
  '& h2': { paddingBottom: space(1), fontSize: font.small, fontWeight: font.strong, color: colour.inkMuted },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(3),
    minHeight: 28,
    alignItems: 'center',
    borderTop: `1px solid ${colour.line}`,
  },
  '& dt': { color: colour.inkMuted },
  '& dd': { textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& [data-total]': { '& dt': { color: colour.ink }, '& :is(dt, dd)': { fontWeight: font.strong } },
  '& [data-part="note"]': { paddingBottom: space(2), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  [media.mobile]: { padding: space(4), '& [data-part="amount"]': { fontSize: 24 } },
});
