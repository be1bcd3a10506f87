import { disablePush, enablePush, getPushState, onPushStateChange } from '@/lib/push/pushState';
import { onPushOpened } from '@/lib/push/onPushOpened';
import { startServiceWorker } from '@/lib/push/serviceWorker';

/** What the push tests may call: the product's own push code, without a screen around it. */
const harness = {
  enable: enablePush,
  disable: disablePush,
  startServiceWorker,
  state: () => {
    const state = getPushState();
    return state.kind === 'failed'
      ? { kind: state.kind, code: state.error.code, message: state.error.message }
      : { kind: state.kind };
  },
  /** Paths that the service worker asked to open. */
  opened: [] as string[],
  subscriptionChanges: 0,
  changes: 0,
};

onPushStateChange(() => (harness.changes += 1));
onPushOpened({
  onOpen: (path) => harness.opened.push(path),
  onSubscriptionChanged: () => (harness.subscriptionChanges += 1),
});

export type PushHarness = typeof harness;

declare global {
  var push: PushHarness;
}

globalThis.push = harness;
document.documentElement.dataset.ready = 'true';
