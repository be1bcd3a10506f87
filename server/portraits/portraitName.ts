import { createHmac } from 'node:crypto';
import { sameSecret } from '../platform/core/secrets';

const DAY = 24 * 60 * 60_000;

export interface Portrait {
  staffId: number;
  /** Short hash of the picture's file: another picture is another name. */
  picture: string;
}

/**
 * The name that a person's picture has below the storage images path, for somebody with a session: who, which picture,
 * the day on which the name ends, and the server's signature. It stays the same all day, so that it can be kept; it
 * outlives the session that it was made for, and holds no user name.
 */
export function portraitName(
  secret: string,
  { id, image }: { id: number; image: string },
  { now, sessionHours }: { now: Date; sessionHours: number },
): string {
  const end = Math.floor((now.getTime() + sessionHours * 3_600_000) / DAY) + 1;
  const text = `${id}-${pictureOf(secret, image)}-${end}`;
  return `${text}-${sign(secret, text)}`;
}

/** Whose picture a name asks for; null where it is not ours or has ended. */
export function readPortraitName(secret: string, name: string, now: Date): Portrait | null {
  const found = /^(?<id>\d{1,9})-(?<picture>[\da-f]{8})-(?<end>\d{1,6})-(?<signature>[\da-f]{32})$/.exec(
    name,
  );
  const { id = '', picture = '', end = '', signature = '' } = found?.groups ?? {};
  if (!sameSecret(signature, sign(secret, `${id}-${picture}-${end}`))) return null;
  return now.getTime() < Number(end) * DAY ? { staffId: Number(id), picture } : null;
}

/** Short hash of a picture's file name. */
export const pictureOf = (secret: string, image: string): string => sign(secret, `file ${image}`).slice(0, 8);

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`portrait ${text}`).digest('hex').slice(0, 32);
