import { afterEach, expect, it, vi } from 'vitest';
import { serverAhead } from './serverAhead';

const DAY = 86_400_000;
let kept: string | null = null;
vi.stubGlobal('localStorage', { getItem: () => kept });
afterEach(() => vi.unstubAllGlobals());

it('says by how much the server is ahead as the calls have it, however much', () => {
  expect(serverAhead()).toBeNull();
  for (const days of [10, -10, 20_000]) {
    kept = String(-days * DAY);
    expect(serverAhead()).toBe(days * DAY);
  }
});
