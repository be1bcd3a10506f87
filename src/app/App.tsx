import { BrowserRouter } from 'react-router-dom';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { AngsurTheme } from '@/lib/theme/AngsurTheme';
import { AppRoutes } from './AppRoutes';
import { LiveUpdates } from './live/LiveUpdates';
import { UpdateNotice } from './live/UpdateNotice';
import { SessionScope } from './session/SessionScope';

/** The whole app: theme, router, whoever is signed in, pushes, toasts, pages. */
export function App() {
  return (
    <AngsurTheme>
      {/* Moves are followed at once; useShownLocation keeps the old page until the new one is here. */}
      <BrowserRouter useTransitions={false}>
        <SessionScope>
          <LiveUpdates>
            <ToastProvider>
              <AppRoutes />
              <UpdateNotice />
            </ToastProvider>
          </LiveUpdates>
        </SessionScope>
      </BrowserRouter>
    </AngsurTheme>
  );
}
