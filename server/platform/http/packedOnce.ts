import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PACKED = { br: brotliCompressSync, gzip: gzipSync };

/**
 * Answers with what is made and compressed once, when the first visitor comes; 304 to whoever has it.
 * @param encodings what it is compressed to, the first that the visitor takes. Brotli holds everybody up for a second at a
 *   megabyte
 */
export function packedOnce(make: () => string, type: string, encodings: readonly (keyof typeof PACKED)[]) {
  let made: ReturnType<typeof packed> | null = null;
  const packed = (content: Buffer) => ({
    bodies: new Map<string, Buffer>([
      ...encodings.map((name) => [name, PACKED[name](content)] as const),
      ['identity', content],
    ]),
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  });
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { bodies, etag } = (made ??= packed(Buffer.from(make())));
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
    const tag = `"${etag}-${encoding}"`;
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(bodies.get(encoding));
  };
}
