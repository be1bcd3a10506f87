import { vi } from 'vitest';

/** A request that waits for its answer. */
export interface HeldRequest {
  /** `GET notifs?page=1`. */
  name: string;
  /** False once the client no longer wants the answer. */
  wanted: () => boolean;
  answer: (data: unknown, status?: number) => Promise<void>;
}

/** A server whose answers come when the test says so, in any order. Unit tests only. */
export function holdServer() {
  const held: HeldRequest[] = [];
  const seen: string[] = [];
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const name = `${init.method} ${address.replace('/api/', '')}`;
    seen.push(name);
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      held.push({
        name,
        wanted: () => !init.signal?.aborted,
        answer: async (data, status = 200) => {
          const title = status < 300 ? 'Sukses!' : 'Gagal!';
          resolve(Response.json({ status, title, data, message: '', version: '1.0.0' }, { status }));
          await settled();
        },
      });
    });
  });
  return {
    /** Every request so far. */
    seen,
    /** The oldest waiting request of that name; it no longer waits. */
    take(name: string): HeldRequest {
      const index = held.findIndex((request) => request.name === name);
      const [request] = index === -1 ? [] : held.splice(index, 1);
      if (!request) throw new Error(`Nobody asked ${name}; asked: ${seen.join(', ')}`);
      return request;
    },
  };
}

/** Lets everything that is due happen: answers are read, caches written, observers told. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
