import type { BrowserContext, Route } from '@playwright/test';

export interface FakeBrowserPush {
  /** `Notification.permission`, and what pressing the browser's question leads to. Default granted. */
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  /** `pushManager.subscribe` is refused by the browser's push service. */
  refusesSubscription?: boolean;
}

/**
 * Stands in for the browser vendor's push service, which a machine without Internet cannot reach: permission and
 * subscription. Everything above it (our code, the Firebase SDK, its IndexedDB record) is real. The subscription's
 * endpoint is kept in localStorage under `endpoint`, so that a test can change it.
 */
export async function fakeBrowserPush(context: BrowserContext, given: FakeBrowserPush = {}): Promise<void> {
  await context.addInitScript((options: FakeBrowserPush) => {
    let permission = options.permission ?? 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = options.answer ?? permission;
      return Promise.resolve(permission);
    };
    const key = (name: string) =>
      new TextEncoder().encode(`${name}-of-${localStorage.getItem('endpoint')}`).buffer;
    const subscription = {
      get endpoint() {
        return localStorage.getItem('endpoint') ?? '';
      },
      getKey: key,
      unsubscribe: () => {
        localStorage.removeItem('endpoint');
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem('endpoint') ? subscription : null);
    PushManager.prototype.subscribe = () => {
      if (options.refusesSubscription) {
        return Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'));
      }
      localStorage.setItem('endpoint', 'https://push.test/one');
      return Promise.resolve(subscription);
    };
  }, given);
}

/** Requests to Google's two services, and how they are answered. */
export interface FirebaseEdge {
  /** `POST`, `PATCH {token}`, `DELETE {token}` at the registration service, in order. */
  seen: string[];
  bodies: unknown[];
  /** Answers of the registration service from now on. */
  refuse: (refused: boolean) => void;
}

/** Answers for fcmregistrations and firebaseinstallations; nothing leaves the machine. */
export async function fakeFirebase(context: BrowserContext): Promise<FirebaseEdge> {
  const edge: FirebaseEdge = { seen: [], bodies: [], refuse: (value) => void (refused = value) };
  let refused = false;
  let made = 0;
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  };
  const json = (route: Route, body: unknown, status = 200) => route.fulfill({ status, headers, json: body });

  const authToken = { token: 'auth', expiresIn: '604800s' };
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.request().url().includes('authTokens:generate')
      ? json(route, authToken)
      : json(route, {
          name: 'projects/2/installations/dGVzdC1pbnN0YWxsYXRpb24',
          fid: 'dGVzdC1pbnN0YWxsYXRpb24',
          refreshToken: 'refresh',
          authToken,
        }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const token = new URL(request.url()).pathname.split('/registrations')[1]?.slice(1);
    edge.seen.push([request.method(), token].filter(Boolean).join(' '));
    edge.bodies.push(request.postDataJSON());
    if (refused) return json(route, { error: { code: 500, message: 'INTERNAL' } }, 500);
    if (request.method() === 'DELETE') return json(route, {});
    return json(route, { token: request.method() === 'PATCH' ? token : `token-${(made += 1)}` });
  });
  return edge;
}
