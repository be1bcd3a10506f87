import { styled } from '@mui/material/styles';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ContractCard, ContractFacts } from '@/lib/contract/contracts';
import { formatRupiah } from '@/lib/format/rupiah';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { contractStatus } from '../domain/contractStatus';

export interface ContractHeadProps {
  contract: ContractFacts;
  card: ContractCard;
  /** The day that the card is reckoned to. */
  asOf: string;
}

/** Whose contract it is, how it stands and what is owed today. */
export function ContractHead({ contract, card, asOf }: ContractHeadProps) {
  const { words, tone } = contractStatus(contract.status, card.dpd);
  const { customer, vehicle } = contract;
  return (
    <Root>
      <header>
        <div>
          <p data-part="name">{customer.name}</p>
          <p data-part="what">
            {contract.code} · {vehicle.plate_number} · {vehicle.name}
          </p>
        </div>
        <StatusChip tone={tone}>{words}</StatusChip>
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
          <dt>Sudah dibayar</dt>
          <dd>{formatRupiah(card.totals.paid)}</dd>
        </div>
        <div>
          <dt>Jatuh tempo berikutnya</dt>
          <dd>{contract.next_due ? <DateText value={contract.next_due} /> : 'Tidak ada'}</dd>
        </div>
      </dl>
      <p data-part="as-of">
        Dihitung per <DateText value={asOf} />
      </p>
    </Root>
  );
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
