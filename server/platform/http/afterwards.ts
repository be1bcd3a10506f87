import type { FastifyRequest } from 'fastify';

type Work = () => Promise<unknown>;

const waiting = new WeakMap<FastifyRequest, Work[]>();

/** Has something done once the answer is out, a refusal too: how long it takes then tells nobody anything. */
export function afterwards(request: FastifyRequest, work: Work): void {
  waiting.set(request, [...(waiting.get(request) ?? []), work]);
}

/** Does what waits for the answer; what fails is logged. */
export async function doAfterwards(request: FastifyRequest): Promise<void> {
  for (const work of waiting.get(request) ?? []) {
    try {
      await work();
    } catch (error) {
      request.log.error({ reason: String(error) }, 'what follows an answer failed');
    }
  }
}
