import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LARGEST_FILE } from '@/lib/contract/files';
import { removePortrait, savePortrait } from '@/lib/contract/portrait';
import { notFound } from '../platform/core/ApiError';
import { staff } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { isStorageKey } from '../platform/storage/FileStore';
import { isPictureOf } from './portraitKey';
import { pictureOf, readPortraitName } from './portraitName';
import { changePortrait, type Changing } from './savePortrait';
import { withPortrait } from './withPortrait';

/** Where pictures of people are served (SPEC 7, Other). */
const IMAGES_BASE = '/storage/images/';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/**
 * Pictures of people, for whoever was given their names. What is unsigned, has ended or does not exist gets one and the
 * same answer. Caches in between and the browser's own keep nothing: the app does, and forgets at sign-out.
 */
export function portraitRoutes(
  app: FastifyInstance,
  parts: Parts,
  { imagesDir }: { imagesDir: string },
): void {
  route(
    app,
    parts,
    savePortrait,
    async (call) => {
      const image = await changePortrait(call, call.staff.id, Buffer.from(call.body));
      return { data: named(image, call) };
    },
    { ownTransactions: true },
  );

  route(
    app,
    parts,
    removePortrait,
    async (call) => {
      const image = await changePortrait(call, call.staff.id, null);
      return { data: named(image, call) };
    },
    { ownTransactions: true },
  );

  app.get<{ Params: { name: string } }>(`${IMAGES_BASE}:name`, async (request, reply) => {
    const wanted = readPortraitName(parts.portraitSecret, request.params.name, parts.clock());
    if (!wanted) throw missing();
    const [person] = await parts.connection.quick
      .select({ image: staff.image })
      .from(staff)
      .where(and(eq(staff.id, wanted.staffId), eq(staff.active, true)));
    const image = person?.image;
    if (!image || pictureOf(parts.portraitSecret, image) !== wanted.picture) throw missing();
    const { type, content } = isStorageKey(image)
      ? { type: 'image/jpeg', content: await intact(parts, image, request.log) }
      : await fromFolder(imagesDir, image);
    if (type === undefined || content === null) throw missing();
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'private, no-store',
        // Opened by itself a picture runs and loads nothing.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(content);
  });
}

/** The picture by the name that opens it. */
const named = (image: string | null, { staff, parts, now }: Changing) => ({
  image: withPortrait({ ...staff.profile, image }, parts, now).image,
});

/** A picture that somebody gave; null, and in the log: the store has none, or another one than was kept. */
async function intact({ files }: Parts, image: string, log: FastifyBaseLogger): Promise<Buffer | null> {
  const content = await files.read(image, LARGEST_FILE);
  if (content && isPictureOf(image, content)) return content;
  log.error({ storage_key: image }, `portrait is ${content ? 'damaged' : 'missing'} in the store`);
  return null;
}

/** A picture that came with the demo company. */
async function fromFolder(imagesDir: string, image: string) {
  const content = await readFile(path.join(imagesDir, path.basename(image))).catch(() => null);
  return { type: TYPES[path.extname(image)], content };
}

const missing = () => notFound();
