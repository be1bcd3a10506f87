import { styled } from '@mui/material/styles';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { CREDIT_FIELDS } from '@/lib/words/creditFields';
import { overdueOf, paymentOf, type ReceiptFigures } from '../domain/receiptArithmetic';
import { useFieldState } from './CreditFormErrors';

export interface ComputedFieldsProps {
  values: ReceiptFigures;
}

/** What follows from the typed figures, with its arithmetic (DOMAIN, Receipts). */
export function ComputedFields({ values }: ComputedFieldsProps) {
  const { credit_payment, penalty_payment, collector_payment, date_maturity, date_payment } = values;
  const payment = paymentOf(values);
  const overdue = overdueOf(date_maturity, date_payment);
  return (
    <Root aria-live="polite">
      <Computed
        name="payment"
        result={payment === null ? 'belum dapat dihitung' : formatRupiah(payment)}
        sum={`${[credit_payment, penalty_payment, collector_payment].map((part) => formatRupiah(part) || '…').join(' + ')}`}
      />
      <Computed
        name="overdue"
        result={overdue === null ? 'belum dapat dihitung' : `${overdue} hari`}
        sum={`${formatDate(date_maturity) || '…'} sampai ${formatDate(date_payment) || '…'}`}
      />
    </Root>
  );
}

interface ComputedProps {
  name: 'payment' | 'overdue';
  result: string;
  sum: string;
}

function Computed({ name, result, sum }: ComputedProps) {
  const { error } = useFieldState(name);
  return (
    <div>
      <dt>{CREDIT_FIELDS[name].label}</dt>
      <dd>
        <output>{result}</output>
        <small>{sum}</small>
        {error && <small role="alert">{error}</small>}
      </dd>
    </div>
  );
}

const Root = styled('dl')({
  gridColumn: 'span 2',
  display: 'grid',
  gap: space(2),
  alignSelf: 'stretch',
  alignContent: 'center',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: size.corner,
  background: colour.canvas,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space(4) },
  '& dt': { fontWeight: font.medium },
  '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& output': { display: 'block', fontWeight: font.strong },
  '& small': { display: 'block', fontSize: font.small, color: colour.inkMuted },
  '& small[role]': { color: colour.overdue },
  [media.mobile]: {
    gridColumn: '1',
    '& > div': { flexDirection: 'column', gap: 0 },
    '& dd': { textAlign: 'start' },
  },
});
