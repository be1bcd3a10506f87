import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSession } from '@/lib/session/session';
import { App } from './App';
import { offerNewVersion } from './live/newVersion';
import { whenIdle } from './live/whenIdle';
import { preloadPlace } from './places';

/** However slow the page's chunk is, the app itself does not wait longer than this, ms. */
const PATIENCE = 8_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/*
 * The first page's chunk is awaited before the first render: a fallback that was shown once delays what follows.
 * Meanwhile index.html shows the wordmark.
 */
void Promise.race([
  preloadPlace(location.pathname, readSession()),
  new Promise((resolve) => setTimeout(resolve, PATIENCE)),
]).then(() => {
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
});

whenIdle(() => {
  import('@/lib/push/serviceWorker').then(
    ({ startServiceWorker }) => startServiceWorker({ onUpdate: offerNewVersion }),
    () => {
      // No network: the worker of an earlier visit, if any, goes on.
    },
  );
});
