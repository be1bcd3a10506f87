import { DateField } from '@/components/DateField/DateField';
import { DayBar } from '@/components/DayBar/DayBar';
import { PageParts } from '@/components/PageGrid/PageParts';
import { ReceiptDaySelect } from '@/components/ReceiptDaySelect/ReceiptDaySelect';
import { useSession } from '@/lib/session/useSession';
import { useCashierDayRealtime } from './api/useCashierDayRealtime';
import { AbsentPart } from './AbsentPart';
import { CashierDayView } from './CashierDayView';
import { CashierList } from './CashierList';
import type { HandOverFormProps } from './components/HandOverForm';
import { daySearch } from './domain/dayAddress';
import { SafePart } from './SafePart';
import { useDayAddress } from './useDayAddress';
import { useOfficeToday } from './api/useOfficeToday';
import styles from './CashierDayScreen.module.css';

export interface CashierDayScreenProps {
  /** Address of this screen, without its query part. */
  href: string;
  /** Address of a receipt. */
  hrefOfReceipt: (id: number) => string;
  /** Address of a request on a contract. */
  hrefOfRequest: (id: number) => string;
  /** A field for the slip of the bank. */
  Upload: HandOverFormProps['Upload'];
  /** Asked to print the closing of the day that is shown. */
  onPrint: () => void;
}

/** One's own day to count and close; for approvers the cashiers of the office, and any one of their days. */
export function CashierDayScreen(props: CashierDayScreenProps) {
  const { href, hrefOfReceipt, hrefOfRequest, Upload, onPrint } = props;
  const [place, go] = useDayAddress();
  const access = useSession()?.access;
  const { day, staffId, by } = place;
  useCashierDayRealtime();
  const isOwn = staffId === null;
  const maySee = isOwn && access?.is_credit_approval === 1;
  const mayClose = access?.is_credit_add === 1;
  const showsDay = mayClose || !isOwn;
  const today = useOfficeToday(place, showsDay ? 'day' : 'list');
  const shown = day ?? today;
  return (
    <PageParts apart className={styles.root}>
      <div data-part="day">
        <DayBar shown={shown} today={today} onDay={(next) => go({ day: next })} />
        <div>
          <DateField label="Tanggal" value={shown ?? ''} onChange={(next) => go({ day: next || null })} />
          <ReceiptDaySelect value={by} onChange={(next) => go({ by: next })} />
        </div>
      </div>
      {isOwn && <AbsentPart />}
      {isOwn && <SafePart Upload={Upload} />}
      {maySee && <CashierList day={day} by={by} href={href} />}
      {showsDay && (
        <CashierDayView
          key={`${staffId}/${day}`}
          {...{ day, staffId, by, hrefOfReceipt, Upload, onPrint }}
          hrefOfWaiting={({ on, id }) => (on === 'RECEIPT' ? hrefOfReceipt(id) : hrefOfRequest(id))}
          hrefByEntry={href + daySearch({ ...place, by: 'entered' })}
        />
      )}
    </PageParts>
  );
}
