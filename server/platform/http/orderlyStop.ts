import { createServer, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';

export interface OrderlyStop {
  /** Makes the servers whose calls are counted: one for each address that is listened on. */
  readonly serverFactory: FastifyServerFactory;
  /** Whether the server was told to stop. */
  readonly isStopping: () => boolean;
  /** Lets `app.close()` end in order. */
  attach(app: FastifyInstance): void;
}

/** A request must have arrived in full after so long, ms. */
const REQUEST_TIMEOUT = 30_000;
/** An open connection without a call is kept so long, ms. */
export const KEEP_ALIVE = 72_000;
/** How long a call that has begun may take to be answered once the server is told to stop, ms. */
const STOP_TIMEOUT = 12_000;
/** A call may be on its way on a connection that looks idle, ms. */
const ON_ITS_WAY = 700;

/**
 * Closing takes no new connections, answers the calls that have begun or are on their way, and ends each connection
 * after its last answer. What is not answered in time is cut. `drain`: for so long, ms, everything is still taken and
 * answered while `/api/ready` says no, so that a proxy that asks sends nothing more before the door shuts.
 */
export function orderlyStop({ drain = 0 }: { drain?: number } = {}): OrderlyStop {
  const servers = new Set<Server>();
  const calls = new Map<Socket, number>();
  let stopping = false;
  let ending = false;

  const serverFactory: FastifyServerFactory = (handler) => {
    // Node takes the longer of the first two for the whole request.
    const timeouts = { requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT };
    const server = createServer({ ...timeouts, keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
      const { socket } = request;
      calls.set(socket, (calls.get(socket) ?? 0) + 1);
      response.once('close', () => {
        const left = (calls.get(socket) ?? 1) - 1;
        if (calls.has(socket)) calls.set(socket, left);
        // What stands in the buffer is still sent.
        if (ending && left === 0) socket.destroySoon();
      });
      handler(request, response);
    });
    servers.add(server);
    server.on('connection', (socket: Socket) => {
      calls.set(socket, 0);
      socket.once('close', () => calls.delete(socket));
    });
    return server;
  };

  const idle = () => [...calls.keys()].filter((socket) => calls.get(socket) === 0);
  const allGone = async (until: number) => {
    while (calls.size > 0 && Date.now() < until) await sleep(20);
  };
  const stop = async () => {
    const end = Date.now() + STOP_TIMEOUT;
    await sleep(drain);
    // Right after the connections that have arrived were taken: what still waits at the door when it shuts is cut.
    await setImmediate();
    // HTTP's own `close` would cut the connections that look idle, with what is on its way on them.
    for (const server of servers) NetServer.prototype.close.call(server);
    await allGone(Math.min(end, Date.now() + ON_ITS_WAY));
    ending = true;
    for (const socket of idle()) socket.destroy();
    await allGone(end);
    for (const socket of calls.keys()) socket.destroy();
    return calls.size;
  };
  return {
    serverFactory,
    isStopping: () => stopping,
    attach(app) {
      // Also of a call that had begun before: a proxy that may keep the connection sends its next call on it, into the void.
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (stopping) reply.header('connection', 'close');
        done(null, payload);
      });
      app.addHook('preClose', async () => {
        stopping = true;
        const cut = await stop();
        if (cut > 0) app.log.warn({ cut }, 'stopping: calls were not answered in time');
      });
    },
  };
}
