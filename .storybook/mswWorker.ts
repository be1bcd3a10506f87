import { setupWorker } from 'msw/browser';
import { happyPath } from './handlers';

/** Requests of the running story that nothing answered; they fail it. */
const unmocked: string[] = [];

/** Starts MSW once; requests of the page to other hosts or to the API must be mocked. */
export async function startWorker() {
  const worker = setupWorker(...happyPath);
  await worker.start({
    quiet: true,
    onUnhandledRequest(request) {
      const url = new URL(request.url);
      const isPageFile = url.origin === location.origin && !/^\/(api|storage)\//.test(url.pathname);
      if (!isPageFile) unmocked.push(`${request.method} ${request.url}`);
    },
  });
  return worker;
}

/** @throws when the story asked for something that no handler answers */
export function assertAllMocked(): void {
  const seen = unmocked.splice(0);
  if (seen.length > 0) throw new Error(`Unmocked request, add a handler: ${seen.join(', ')}`);
}
