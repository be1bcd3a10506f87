import { afterEach, expect, it, vi } from 'vitest';
import { pageSetting, resetPageSettings } from './pageSetting';

const page = (textContent: string | null) => {
  resetPageSettings();
  vi.stubGlobal('document', { getElementById: () => (textContent === null ? null : { textContent }) });
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  resetPageSettings();
});

it('is what the page was served with, also where that is nothing', () => {
  vi.stubEnv('VITE_PUSHER_PORT', '6003');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'dibangun');
  page('{"VITE_PUSHER_PORT":"7001","VITE_FIREBASE_PROJECT_ID":""}');
  expect(pageSetting('VITE_PUSHER_PORT')).toBe('7001');
  expect(pageSetting('VITE_FIREBASE_PROJECT_ID')).toBeUndefined();
});

it.each([null, '', '{}', '{rusak', 'null', '"x"', '7'])(
  'is what was built where the page says %s',
  (text) => {
    vi.stubEnv('VITE_PUSHER_PORT', '6003');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page(text);
    expect(pageSetting('VITE_PUSHER_PORT')).toBe('6003');
    expect(pageSetting('VITE_PUSHER_HOST')).toBeUndefined();
  },
);
