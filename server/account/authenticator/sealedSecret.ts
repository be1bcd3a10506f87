import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { ApiError } from '../../platform/core/ApiError';

/** 160 bits, as RFC 4226 wants them. */
export const newSecret = (): Buffer => randomBytes(20);

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a person's secret, bound to that person: copied to another row it opens nothing. */
export function sealSecret(key: string, staffId: number, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), iv).setAAD(ownerOf(staffId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret; 503 where the server's key is another than the one that it was encrypted with. */
export function openSecret(key: string, staffId: number, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(ownerOf(staffId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    const error = new ApiError(
      503,
      'Kode aplikasi tidak dapat diperiksa di server ini. Pakai kode pemulihan, atau hubungi Admin Sistem.',
    );
    error.cause = cause;
    throw error;
  }
}

const keyOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'authenticator secrets', 32));
const ownerOf = (staffId: number) => Buffer.from(`staff ${staffId}`);
