import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { DateField } from '@/components/DateField/DateField';
import { ReceiptDaySelect } from '@/components/ReceiptDaySelect/ReceiptDaySelect';
import { useSession } from '@/lib/session/useSession';
import { space } from '@/lib/theme/tokens';
import { useCashierDayRealtime } from './api/useCashierDayRealtime';
import { CashierDayView } from './CashierDayView';
import { CashierList } from './CashierList';
import { daySearch, readDayPlace, type DayPlace } from './domain/dayAddress';

export interface CashierDayDeskProps {
  /** Address of this screen, without its query part. */
  href: string;
  hrefOfReceipt: (id: number) => string;
}

/** One's own day to count and close; for approvers the cashiers of the office, and any one of their days. */
export function CashierDayDesk({ href, hrefOfReceipt }: CashierDayDeskProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const access = useSession()?.access;
  const place = readDayPlace(params);
  const { day, staffId, by } = place;
  const go = (to: Partial<DayPlace>) =>
    void navigate(href + daySearch({ ...place, ...to }), { replace: true });
  useCashierDayRealtime();
  const isOwn = staffId === null;
  const maySee = isOwn && access?.is_credit_approval === 1;
  const mayClose = access?.is_credit_add === 1;
  return (
    <Stack>
      <div data-part="day">
        <DateField
          label="Tanggal"
          value={day ?? ''}
          hint={day === null ? 'Kosong berarti hari ini.' : undefined}
          onChange={(next) => go({ day: next || null })}
        />
        <ReceiptDaySelect value={by} onChange={(next) => go({ by: next })} />
      </div>
      {maySee && <CashierList day={day} by={by} href={href} />}
      {(mayClose || !isOwn) && (
        <CashierDayView
          key={`${staffId}/${day}`}
          {...{ day, staffId, by, hrefOfReceipt }}
          hrefByEntry={href + daySearch({ ...place, by: 'entered' })}
        />
      )}
    </Stack>
  );
}

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '& > [data-part="day"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 200px))',
    alignItems: 'start',
    gap: space(3),
  },
});
