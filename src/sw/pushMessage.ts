/*
 * What a push says, read without trusting it. The form is Firebase's (notification, data, fcmOptions); a host may
 * also send the notification of SPEC 3 as data (title, message, source, link).
 */

/** A push ready to be shown. */
export interface PushNotice {
  title: string;
  body: string;
  /** Same tag: the newer replaces the older instead of piling up. */
  tag: string | undefined;
  /** Path inside the app that a click opens. */
  path: string;
}

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The first candidate that is words or a number. */
function text(...candidates: unknown[]): string {
  for (const one of candidates) {
    if (typeof one === 'string' && one !== '') return one;
    if (typeof one === 'number') return String(one);
  }
  return '';
}

/** The notice that a push makes, or null when it holds nothing to show. */
export function readPush(payload: unknown, origin: string): PushNotice | null {
  const message = fields(payload);
  const notification = fields(message.notification);
  const data = fields(message.data);
  const title = text(notification.title, data.title);
  const body = text(notification.body, data.message, data.body);
  if (!title && !body) return null;
  const id = text(notification.tag, data.id);
  return {
    title: title || 'Angsur',
    body,
    tag: id || undefined,
    path: clickPath(message, notification, data, origin),
  };
}

/** Where a source leads, as in the drawer; rights are looked at by the page that opens. */
const SOURCE_PATHS: Readonly<Record<string, string>> = {
  approval: '/customer/',
  credit: '/credit/',
  request: '/credit?status=waiting&period=all&request=',
};

/** Source `approval` leads to /customer/{link} (SPEC 3), the others to what they are about; else a link inside the app; else home. */
function clickPath(message: Fields, notification: Fields, data: Fields, origin: string): string {
  const link = text(data.link);
  const source = text(data.source);
  const path = Object.hasOwn(SOURCE_PATHS, source) ? SOURCE_PATHS[source] : undefined;
  if (path && link) return path + encodeURIComponent(link);
  const given = text(
    fields(message.fcmOptions).link,
    fields(message.fcm_options).link,
    notification.click_action,
  );
  return insidePath(given, origin) ?? '/';
}

/** Path of an address of our own; a foreign address opens nothing. */
function insidePath(address: string, origin: string): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
