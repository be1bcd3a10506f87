import { describe, expect, it, vi } from 'vitest';
import { openPage } from './openPage';

function windowOf(visibilityState: DocumentVisibilityState) {
  return { visibilityState, focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() };
}

function clientsWith(...pages: ReturnType<typeof windowOf>[]) {
  return { matchAll: () => Promise.resolve(pages), openWindow: vi.fn(() => Promise.resolve(null)) };
}

const open = (clients: ReturnType<typeof clientsWith>, path: string) =>
  openPage(clients as unknown as Clients, path);

describe('openPage', () => {
  it('opens a page where none is open', async () => {
    const clients = clientsWith();
    await open(clients, '/customer/7');
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/customer/7');
  });

  it('leads the page that is looked at, and opens no other', async () => {
    const [hidden, shown] = [windowOf('hidden'), windowOf('visible')];
    const clients = clientsWith(hidden, shown);
    await open(clients, '/customer/7');
    expect(shown.focus).toHaveBeenCalledOnce();
    expect(shown.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN_PATH', path: '/customer/7' });
    expect(hidden.postMessage).not.toHaveBeenCalled();
    expect(clients.openWindow).not.toHaveBeenCalled();
  });

  it('leads it also where the browser refuses to bring it to the front', async () => {
    const page = windowOf('hidden');
    page.focus.mockRejectedValue(new Error('Not allowed to focus a window.'));
    await open(clientsWith(page), '/');
    expect(page.postMessage).toHaveBeenCalledOnce();
  });
});
