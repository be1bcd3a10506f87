import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { ContractCard } from '@/lib/contract/contracts';
import type { Holidays } from '@/lib/query/useHolidays';
import { colour, media, space } from '@/lib/theme/tokens';
import { paymentCardColumns, type CardLine } from './paymentCardColumns';

export interface PaymentCardProps {
  card: ContractCard;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
}

const keyOf = (line: CardLine) => line.number;

/** The schedule with what was paid on each line (DOMAIN, kartu piutang). What is done steps back. */
export function PaymentCard({ card, holidays }: PaymentCardProps) {
  const discounted = card.totals.discount > 0;
  const columns = useMemo(() => paymentCardColumns(discounted, holidays), [discounted, holidays]);
  return (
    <Quiet>
      <DataTable caption="Kartu piutang" columns={columns} rows={card.lines} rowKey={keyOf} empty={null} />
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
