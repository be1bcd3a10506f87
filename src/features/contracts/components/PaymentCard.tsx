import { styled } from '@mui/material/styles';
import { DataTable } from '@/components/DataTable/DataTable';
import type { ContractCard } from '@/lib/contract/contracts';
import { colour, media, space } from '@/lib/theme/tokens';
import { paymentCardColumns, type CardLine } from './paymentCardColumns';

export interface PaymentCardProps {
  card: ContractCard;
}

const COLUMNS = paymentCardColumns(false);
const COLUMNS_WITH_DISCOUNT = paymentCardColumns(true);
const keyOf = (line: CardLine) => line.number;

/** The schedule with what was paid on each line (DOMAIN, kartu piutang). What is done steps back. */
export function PaymentCard({ card }: PaymentCardProps) {
  return (
    <Quiet>
      <DataTable
        caption="Kartu piutang"
        columns={card.totals.discount > 0 ? COLUMNS_WITH_DISCOUNT : COLUMNS}
        rows={card.lines}
        rowKey={keyOf}
        empty={null}
      />
    </Quiet>
  );
}

const Quiet = styled('div')({
  '& tr:has([data-done])': { color: colour.inkMuted },
  '& [data-part="word"]': { display: 'none' },
  [media.mobile]: {
    '& [data-part="word"]': { display: 'inline' },
    '& td:has([data-zero])': { display: 'none' },
    '& tbody tr': { paddingBottom: space(2) },
  },
});
