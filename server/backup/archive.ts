import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { OperatorError } from '../platform/core/OperatorError';
import { syncToDisk } from '../platform/core/syncToDisk';
import { filesEntry, MANIFEST, manifestSchema, tableFile, type Manifest } from './manifest';

/** Largest manifest that is read, bytes. */
const MANIFEST_LIMIT = 64 * 1024 * 1024;

/** Where the parts of an archive lie before it is packed, or after it was unpacked. */
export const partOf = (folder: string, entry: string) => path.join(folder, ...entry.split('/'));

/** Every entry of an archive but the manifest, with what it must be. */
export function entriesOf(manifest: Manifest): { entry: string; bytes: number; sha256: string }[] {
  return [
    ...manifest.tables.map(({ name, ...part }) => ({ entry: tableFile(name), ...part })),
    ...manifest.files.map(({ path: file, ...part }) => ({ entry: filesEntry(file), ...part })),
  ].map(({ entry, bytes, sha256 }) => ({ entry, bytes, sha256 }));
}

/** Packs the parts in `folder` into `to` (tar.gz, for its owner alone). What is there under that name is whole, or not there. */
export async function packArchive(manifest: Manifest, folder: string, to: string): Promise<void> {
  const unfinished = path.join(folder, 'archive.tar.gz');
  const tar = pack();
  const writing = pipeline(tar, createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600 }));
  await Promise.all([writing, fill(tar, manifest, folder)]);
  await syncToDisk(unfinished);
  await rename(unfinished, to);
  await syncToDisk(path.dirname(to));
}

async function fill(tar: Pack, manifest: Manifest, folder: string): Promise<void> {
  const mtime = new Date(manifest.made_at);
  tar.entry({ name: MANIFEST, mode: 0o600, mtime }, JSON.stringify(manifest, null, 1));
  for (const { entry, bytes } of entriesOf(manifest)) {
    await pipeline(
      createReadStream(partOf(folder, entry)),
      tar.entry({ name: entry, size: bytes, mode: 0o600, mtime }),
    );
  }
  tar.finalize();
}

/** Unpacks an archive into `folder`. Whatever is missing, changed or not of it is refused in words. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  await stat(file).catch(() => {
    throw new OperatorError(`Berkas cadangan ${file} tidak ada.`);
  });
  try {
    return await unpack(file, folder);
  } catch (error) {
    if (error instanceof OperatorError || isDisk(error)) throw error;
    throw new OperatorError(`${file} bukan cadangan Angsur yang utuh, jadi tidak dipulihkan.`, {
      cause: error,
    });
  }
}

const isDisk = (error: unknown) =>
  ['ENOSPC', 'EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

async function unpack(file: string, folder: string): Promise<Manifest> {
  const tar = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  // Whoever fails below hears of it there.
  reading.catch(() => undefined);
  let manifest: Manifest | null = null;
  const waiting = new Map<string, { bytes: number; sha256: string }>();
  for await (const entry of tar) {
    const { name } = entry.header;
    if (manifest === null) {
      if (name !== MANIFEST) throw new Error('no manifest');
      manifest = await readManifest(entry);
      for (const part of entriesOf(manifest)) waiting.set(part.entry, part);
      continue;
    }
    const part = waiting.get(name);
    if (!part || entry.header.type !== 'file' || entry.header.size !== part.bytes) throw new Error(name);
    waiting.delete(name);
    const target = partOf(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    const hash = createHash('sha256');
    entry.on('data', (chunk) => hash.update(chunk as Buffer));
    await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
    if (hash.digest('hex') !== part.sha256) throw new Error(name);
  }
  await reading;
  if (manifest === null || waiting.size > 0) throw new Error('incomplete');
  return manifest;
}

async function readManifest(entry: AsyncIterable<unknown>): Promise<Manifest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MANIFEST_LIMIT) throw new Error('manifest too large');
    chunks.push(chunk);
  }
  const content = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { format?: unknown };
  if (typeof content.format === 'number' && content.format > 1) {
    throw new OperatorError(
      'Cadangan ini dibuat oleh versi Angsur yang lebih baru. Pulihkan dengan versi itu.',
    );
  }
  return manifestSchema.parse(content);
}
