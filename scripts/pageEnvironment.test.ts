import { expect, it } from 'vitest';
import { pageEnvironment } from './pageEnvironment';

it('tells the page in development where the socket is', () => {
  expect(pageEnvironment({})).toEqual({ VITE_PUSHER_KEY: 'angsur', VITE_PUSHER_PORT: '6003' });
  expect(pageEnvironment({ PUSHER_PORT: '7001', PUSHER_KEY: 'kunci' })).toEqual({
    VITE_PUSHER_KEY: 'kunci',
    VITE_PUSHER_PORT: '7001',
  });
});

it('leaves what is set for the page as it is', () => {
  const env = { PUSHER_PORT: '7001', VITE_PUSHER_PORT: '443', VITE_API_URL: 'https://host.example/api' };
  expect(pageEnvironment(env)).toMatchObject({
    VITE_PUSHER_PORT: '443',
    VITE_API_URL: 'https://host.example/api',
  });
});
