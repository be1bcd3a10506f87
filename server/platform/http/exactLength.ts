import { pipeline, Readable, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * A stream whose length was said in the head brings exactly that, or the connection ends: half of it would take the head
 * of the next answer for its rest.
 */
export function exactLength(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const said = reply.getHeader('content-length');
    if (!(payload instanceof Readable) || said === undefined) return done(null, payload);
    // A failure on either side ends both, and with them the connection.
    done(
      null,
      pipeline(payload, counted(Number(said)), () => undefined),
    );
  });
}

function counted(said: number): Transform {
  let left = said;
  const wrong = () => new Error(`an answer of ${said} bytes brings ${left < 0 ? 'more' : `${left} less`}`);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      left -= piece.length;
      if (left < 0) done(wrong());
      else done(null, piece);
    },
    flush(done) {
      done(left === 0 ? null : wrong());
    },
  });
}
