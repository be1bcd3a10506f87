import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CashierDayScreen, daySearch, useCashierDayActs, useDayAddress } from '@/features/cashierDay';
import { UploadField } from '@/features/files';
import { DrawerMove } from '@/features/pettyCash';
import { CashOrders } from '@/features/registrations';
import { useSession } from '@/lib/session/useSession';
import { requestPath } from '../layouts/requestPath';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function CashierDayPage({ title }: PageProps) {
  const access = useSession()?.access;
  const [place] = useDayAddress();
  const { primary, actions, shown, record, onPrint } = useCashierDayActs();
  const log = useRecordLog('cashier_day', record ?? undefined);
  const href = paths.paymentDay();
  // Approvers who take no money have no payment page before this one.
  const before =
    access?.is_credit === 1 || access?.is_credit_add === 1
      ? { href: paths.payments(), label: access.is_credit_add === 1 ? 'Bayar Cicilan' : 'Kartu Piutang' }
      : undefined;
  // The same day of all of them.
  const allCashiers = { href: href + daySearch({ ...place, staffId: null }), label: 'Semua kasir' };
  return (
    <>
      <PageHeader
        title={title}
        back={place.staffId === null ? before : allCashiers}
        primary={primary}
        menu={[...actions, record === null ? null : log]}
      />
      {shown}
      {access?.is_credit_add === 1 && <DrawerMove Upload={UploadField} />}
      {access?.is_credit_add === 1 && <CashOrders Upload={UploadField} />}
      <CashierDayScreen
        href={href}
        hrefOfReceipt={paths.creditDetail}
        Upload={UploadField}
        hrefOfRequest={(id) => (access ? requestPath(access, id) : paths.creditRequest(id))}
        onPrint={onPrint}
      />
    </>
  );
}
