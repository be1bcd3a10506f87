import type { StoryContext as AnyStoryContext } from '@storybook/react-vite';

/** What a story is looked at in: light and dark at the width of an office's screen, and light on a phone. */
export type Look = 'light' | 'dark' | 'phone';

/** What the test runner hands to `afterEach` of the preview. */
export type StoryContext = AnyStoryContext;
