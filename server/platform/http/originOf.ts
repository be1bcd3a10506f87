import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where a call came from, for the log. */
export interface Origin {
  ip: string;
  device: string | null;
}

/** Address and browser of a call. */
export function originOf(request: FastifyRequest): Origin {
  // What a proxy forwards is only a claim until it reads as an address.
  const ip = isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
  return { ip, device: request.headers['user-agent']?.slice(0, 200) ?? null };
}
