import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CashierDayScreen, useCashierDayActs } from '..';
import { StoryUpload } from './StoryUpload';

/** The page of a cashier's day as the app joins it, for connected stories. */
export function CashierDayRoute() {
  const { primary, actions, shown, onPrint } = useCashierDayActs();
  return (
    <PageGrid>
      <PageHeader title="Kas Kasir" primary={primary} menu={actions} />
      {shown}
      <CashierDayScreen
        href="/payment/day"
        hrefOfReceipt={(id) => `/credit/${id}`}
        hrefOfRequest={(id) => `/credit?request=${id}`}
        Upload={StoryUpload}
        onPrint={onPrint}
      />
    </PageGrid>
  );
}
