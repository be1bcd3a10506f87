import { expect, it } from 'vitest';
import { PushError } from './PushError';
import { readPushConfig } from './pushConfig';

const WHOLE = {
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_APP_ID: 'a',
  VITE_FIREBASE_SENDER_ID: 's',
};

const from = (given: Record<string, string | undefined>) => (name: string) => given[name];

it('nothing given: push is off', () => {
  expect(readPushConfig(from({}))).toBeNull();
  expect(readPushConfig(from({ VITE_FIREBASE_PROJECT_ID: '' }))).toBeNull();
});

it('all given', () => {
  expect(readPushConfig(from(WHOLE))).toEqual({
    projectId: 'p',
    apiKey: 'k',
    appId: 'a',
    messagingSenderId: 's',
    vapidKey: undefined,
  });
});

it.each(Object.keys(WHOLE))('names %s when it is missing', (name) => {
  const part = { ...WHOLE, [name]: undefined };
  expect(() => readPushConfig(from(part))).toThrow(new PushError('missing-config', name));
});
