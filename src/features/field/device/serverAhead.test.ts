import { expect, it, vi } from 'vitest';
import { clockDifference } from '@/lib/http/serverClock';
import { serverAhead } from './serverAhead';

vi.mock('@/lib/http/serverClock', () => ({ clockDifference: vi.fn(() => null) }));
const DAY = 86_400_000;

it('says by how much the server is ahead as the calls have it, however much', () => {
  expect(serverAhead()).toBeNull();
  for (const days of [10, -10, 20_000]) {
    vi.mocked(clockDifference).mockReturnValue(-days * DAY);
    expect(serverAhead()).toBe(days * DAY);
  }
});
