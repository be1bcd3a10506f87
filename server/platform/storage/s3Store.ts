import type { Readable } from 'node:stream';
import type { S3ServiceException } from '@aws-sdk/client-s3';
import { ApiError } from '../core/ApiError';
import type { S3Config } from '../core/config';
import { readUpTo, requireKey, type FileStore } from './FileStore';

/** How long the store may take to be reached, and to answer, ms. */
const LIMITS = { connectionTimeout: 3000, requestTimeout: 15_000 };

/** Keeps files in a bucket of any store that speaks S3. The SDK is loaded here, and only here. */
export async function s3Store(config: S3Config): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: config.region,
    ...(config.endpoint !== null && { endpoint: config.endpoint }),
    forcePathStyle: config.pathStyle,
    // Without them the SDK looks where it always does: environment, profile, the machine's role.
    ...(config.credentials && { credentials: config.credentials }),
    // Newer checksums are refused by many stores that speak S3; what is kept has a hash of its own in the database.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: LIMITS,
  });
  const at = (key: string) => ({ Bucket: config.bucket, Key: config.prefix + requireKey(key) });
  return {
    async put(key, content, type) {
      await reached(client.send(new s3.PutObjectCommand({ ...at(key), Body: content, ContentType: type })));
    },
    async read(key, most) {
      const found = await unlessMissing(client.send(new s3.GetObjectCommand(at(key))));
      // In Node it is a stream; one that breaks on the way is a store that is away.
      return found?.Body ? reached(readUpTo(found.Body as Readable, most)) : null;
    },
    async has(key) {
      return (await unlessMissing(client.send(new s3.HeadObjectCommand(at(key))))) !== null;
    },
    async remove(key) {
      await unlessMissing(client.send(new s3.DeleteObjectCommand(at(key))));
    },
  };
}

/** 503 where the store is away or refuses us: nothing has changed, and trying again makes sense. */
async function reached<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (cause) {
    throw new ApiError(503, 'Penyimpanan berkas sedang tidak dapat dihubungi. Coba lagi sebentar lagi.', {
      retryAfter: 5,
      cause,
    });
  }
}

async function unlessMissing<T>(asking: Promise<T>): Promise<T | null> {
  return reached(
    asking.catch((error: S3ServiceException) => {
      if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null;
      throw error;
    }),
  );
}
