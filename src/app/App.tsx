import { BrowserRouter } from 'react-router-dom';
import { AngsurTheme } from '@/lib/theme/AngsurTheme';
import { AppBody } from './AppBody';
import { LiveUpdates } from './live/LiveUpdates';
import { IdleProvider } from './live/IdleProvider';
import { SessionScope } from './session/SessionScope';

/** The whole app: theme, router, whoever is signed in, pushes, toasts, pages. */
export function App() {
  return (
    <AngsurTheme>
      {/* Moves are followed at once; useShownLocation keeps the old page until the new one is here. */}
      <BrowserRouter useTransitions={false}>
        <SessionScope>
          <IdleProvider>
            <LiveUpdates>
              <AppBody />
            </LiveUpdates>
          </IdleProvider>
        </SessionScope>
      </BrowserRouter>
    </AngsurTheme>
  );
}
