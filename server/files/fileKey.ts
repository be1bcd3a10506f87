import { createHmac } from 'node:crypto';
import { sameSecret } from '../platform/core/secrets';

/** How long a key opens a file, ms. */
export const KEY_LASTS = 5 * 60_000;

/** Which file, for which session. */
export interface OpenedFile {
  fileId: number;
  sessionId: number;
}

/** What opens a file's content: which file, for whose session, until when, and the server's signature. */
export function fileKey(secret: string, { fileId, sessionId }: OpenedFile, until: Date): string {
  const text = `${fileId}-${sessionId}-${Math.floor(until.getTime() / 1000)}`;
  return `${text}-${sign(secret, text)}`;
}

/** What a key opens; null where it is not ours or has ended. */
export function readFileKey(secret: string, key: string, now: Date): OpenedFile | null {
  const found = /^(?<file>\d{1,10})-(?<session>\d{1,10})-(?<end>\d{1,12})-(?<signature>[\da-f]{32})$/.exec(
    key,
  );
  const { file = '', session = '', end = '', signature = '' } = found?.groups ?? {};
  if (!sameSecret(signature, sign(secret, `${file}-${session}-${end}`))) return null;
  return now.getTime() < Number(end) * 1000 ? { fileId: Number(file), sessionId: Number(session) } : null;
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`file ${text}`).digest('hex').slice(0, 32);
