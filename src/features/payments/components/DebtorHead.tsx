import { styled } from '@mui/material/styles';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { PaymentCard } from '@/lib/contract/payments';
import { formatRupiah } from '@/lib/format/rupiah';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface DebtorHeadProps {
  shown: PaymentCard;
}

/** Who stands at the counter, on which vehicle, and what is owed today. */
export function DebtorHead({ shown }: DebtorHeadProps) {
  const { contract, card, as_of } = shown;
  const { customer, vehicle, structure } = contract;
  const paid = card.lines.filter((line) => line.remainder <= 0).length;
  return (
    <Root>
      <header>
        <div>
          <p data-part="name">{customer.name}</p>
          <p data-part="what">
            {contract.code} · {vehicle.plate_number} · {vehicle.name} · {customer.phone}
          </p>
        </div>
        <Standing shown={shown} />
      </header>
      <dl>
        <div>
          <dt>Sisa angsuran</dt>
          <dd>{formatRupiah(card.totals.remainder)}</dd>
        </div>
        <div data-owed={card.totals.penalty > 0 || undefined}>
          <dt>Denda belum dibayar</dt>
          <dd>{formatRupiah(card.totals.penalty)}</dd>
        </div>
        <div>
          <dt>Angsuran lunas</dt>
          <dd>
            {paid} dari {structure.tenor}
          </dd>
        </div>
        <div>
          <dt>Jatuh tempo berikutnya</dt>
          <dd>{contract.next_due ? <DateText value={contract.next_due} /> : 'Tidak ada'}</dd>
        </div>
      </dl>
      <p data-part="as-of">
        Dihitung per <DateText value={as_of} />
      </p>
    </Root>
  );
}

const ENDED: Partial<Record<PaymentCard['contract']['status'], string>> = {
  REPOSSESSED: 'Unit ditarik',
  SETTLED_EARLY: 'Lunas dipercepat',
  RESTRUCTURED: 'Direstrukturisasi',
  WRITTEN_OFF: 'Dihapus buku',
  CANCELLED: 'Dibatalkan',
};

function Standing({ shown: { contract, card } }: DebtorHeadProps) {
  const ended = ENDED[contract.status];
  if (ended) return <StatusChip tone="neutral">{ended}</StatusChip>;
  if (contract.status === 'SETTLED') return <StatusChip tone="paid">Lunas</StatusChip>;
  if (card.dpd > 0) return <StatusChip tone="overdue">Terlambat {card.dpd} hari</StatusChip>;
  return <StatusChip tone="due">Lancar</StatusChip>;
}

const Root = styled('article')({
  display: 'grid',
  gap: space(4),
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
    '& > div': { minWidth: 0 },
  },
  '& [data-part="name"]': {
    fontSize: font.title,
    fontWeight: font.strong,
    lineHeight: '28px',
    overflowWrap: 'anywhere',
  },
  '& :is([data-part="what"], [data-part="as-of"])': { color: colour.inkMuted, overflowWrap: 'anywhere' },
  '& [data-part="as-of"]': { fontSize: font.small },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: `${space(3)} ${space(5)}`,
    paddingTop: space(4),
    borderTop: `1px solid ${colour.line}`,
  },
  '& dt': { color: colour.inkMuted, fontSize: font.small },
  '& dd': {
    fontSize: font.large,
    fontWeight: font.strong,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-owed] > dd': { color: colour.overdue },
  [media.mobile]: {
    padding: space(4),
    '& > dl': { gap: space(2) },
    '& > dl > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space(3),
    },
  },
});
