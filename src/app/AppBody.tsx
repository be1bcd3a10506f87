import { ToastProvider } from '@/components/Toast/ToastProvider';
import { AppLinks } from './AppLinks';
import { AppRoutes } from './AppRoutes';
import { CompanyHolidays } from './live/CompanyHolidays';
import { NewVersionNotice } from './live/NewVersionNotice';
import { UpdateNotice } from './live/UpdateNotice';

/** The app inside its providers; page stories render the same with their own router, cache and pushes. */
export function AppBody() {
  return (
    <AppLinks>
      <ToastProvider>
        <CompanyHolidays>
          <AppRoutes />
        </CompanyHolidays>
        <UpdateNotice />
        <NewVersionNotice />
      </ToastProvider>
    </AppLinks>
  );
}
