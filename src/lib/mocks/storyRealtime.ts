import { createFakeRealtime, type FakeRealtime } from './fakeRealtime';

/** The realtime source of the running story; made again for each. */
export let storyRealtime: FakeRealtime = createFakeRealtime();

export function resetStoryRealtime(): void {
  storyRealtime = createFakeRealtime();
}
