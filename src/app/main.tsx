import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { SHARED_PAGE } from '@/lib/contract/sharedPage';
import { earlyAnswersHere } from '@/lib/http/earlyRequest';
import { startServiceWorker } from '@/lib/push/serviceWorker';
import { readSession } from '@/lib/session/session';
import { App } from './App';
import { offerNewVersion } from './live/newVersion';
import { whenIdle } from './live/whenIdle';
import { preloadView } from './views';

/** However slow the page's chunk is, the app itself does not wait longer than this, ms. */
const CODE_TIMEOUT = 8_000;
/** How long the first data is waited for once the code is here, ms: drawing its shape first would take as long. */
const DATA_TIMEOUT = 150;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const within = (ms: number, work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

/*
 * The first page's chunk is awaited before the first render: a fallback that was shown once delays what follows. Data
 * that is here by then is part of that render; what is late is drawn as its shape. Meanwhile index.html shows the
 * wordmark.
 */
void within(CODE_TIMEOUT, preloadView(location.pathname, readSession()))
  .then(() => within(DATA_TIMEOUT, earlyAnswersHere()))
  .then(() => {
    // A transition is rendered in slices: the wordmark stays, and a press or a scroll is answered in between.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    );
  });

/** Whoever opens a link to their card works here never again: nothing of the app is kept on their phone. */
const isVisitor = location.pathname.startsWith(SHARED_PAGE);

whenIdle(() => {
  if (isVisitor) return;
  startServiceWorker({ onUpdate: offerNewVersion });
});
