import { delay, http, HttpResponse, type HttpHandler } from 'msw';

export type Network = 'normal' | 'slow' | 'offline' | 'failing';

/** What the network toolbar puts before all other handlers. */
export const NETWORK_HANDLERS: Record<Network, HttpHandler[]> = {
  normal: [],
  slow: [http.all('*/api/*', async () => void (await delay(3000)))],
  offline: [http.all('*/api/*', () => HttpResponse.error())],
  failing: [
    http.all('*/api/*', () =>
      HttpResponse.json(
        { status: 500, title: 'Gagal!', data: null, message: 'Server sedang bermasalah.', version: '1.0.0' },
        { status: 500 },
      ),
    ),
  ],
};
