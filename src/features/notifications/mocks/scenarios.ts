import { delay, type HttpHandler } from 'msw';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@/lib/contract/notifications';
import { htmlPage, mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildNotifications } from './buildNotification';
import { createInboxWorld, worldHandlers, type InboxWorld } from './createInboxWorld';

/** A world and the handlers that speak for it. */
export interface Scenario {
  world: InboxWorld;
  handlers: HttpHandler[];
}

function scenario(world: InboxWorld, ...before: HttpHandler[]): Scenario {
  return { world, handlers: [...before, ...worldHandlers(world)] };
}

const BROKEN = () => refuse(500, 'Server sedang bermasalah. Coba lagi sebentar.');

export const emptyInbox = () => scenario(createInboxWorld([]));
export const fewUnread = () => scenario(createInboxWorld(buildNotifications(5, 3)));
/** Three pages. */
export const manyPages = () => scenario(createInboxWorld(buildNotifications(45, 7)));

export const firstPageFails = () => {
  const world = createInboxWorld(buildNotifications(5, 3));
  return scenario(world, mockEndpoint(listNotifications, BROKEN));
};

export const nextPageFails = () => {
  const world = createInboxWorld(buildNotifications(45, 7));
  return scenario(
    world,
    mockEndpoint(listNotifications, (request) =>
      Number(request.query.page) > 1 ? BROKEN() : world.list(request),
    ),
  );
};

export const markReadFails = () =>
  scenario(createInboxWorld(buildNotifications(5, 3)), mockEndpoint(readNotification, BROKEN));

export const markAllFails = () =>
  scenario(createInboxWorld(buildNotifications(5, 3)), mockEndpoint(readAllNotifications, BROKEN));

/** Nothing is answered, ever. */
export const slowInbox = () =>
  scenario(
    createInboxWorld(buildNotifications(5, 3)),
    mockEndpoint(countNotifications, never),
    mockEndpoint(listNotifications, never),
  );

export const offlineInbox = () =>
  scenario(
    createInboxWorld(buildNotifications(5, 3)),
    mockEndpoint(countNotifications, offline),
    mockEndpoint(listNotifications, offline),
    mockEndpoint(readNotification, offline),
    mockEndpoint(readAllNotifications, offline),
  );

/** A proxy's page instead of answers, with HTTP 200. */
export const htmlInbox = () =>
  scenario(
    createInboxWorld(buildNotifications(5, 3)),
    mockEndpoint(countNotifications, () => htmlPage()),
    mockEndpoint(listNotifications, () => htmlPage()),
    mockEndpoint(readNotification, () => htmlPage()),
    mockEndpoint(readAllNotifications, () => htmlPage()),
  );

/** Each read takes a moment, so that what is shown meanwhile can be seen. */
export const slowReads = (ms = 150) => {
  const world = createInboxWorld(buildNotifications(5, 3));
  return scenario(
    world,
    mockEndpoint(readNotification, async (request) => {
      await delay(ms);
      return world.readOne(request);
    }),
  );
};

/** The session is over: the count answers 401 (SPEC 5). */
export const sessionOver = () =>
  scenario(
    createInboxWorld([]),
    mockEndpoint(countNotifications, () => refuse(401, 'Sesi Anda berakhir. Silakan masuk lagi.')),
  );
