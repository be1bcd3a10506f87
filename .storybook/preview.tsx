import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { resetApiVersion } from '@/lib/http/apiVersion';
import { resetStoryRealtime } from '@/lib/mocks/storyRealtime';
import { signInStory, type TitleName } from '@/lib/mocks/storySession';
import type { Session } from '@/lib/session/session';
import { assertAllMocked, startWorker } from './mswWorker';
import { NETWORK_HANDLERS, type Network } from './networkHandlers';
import { withApp } from './withApp';

// The default of one second is too short for a lazy page on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Stories live on this moment: 20 November 2026, 14:05 in Jakarta. */
const STORY_NOW = '2026-11-20T07:05:00.000Z';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Who is signed in: a demo title, a whole session, or null. Default Kasir. */
    session?: TitleName | Session | null;
    /** Where the router starts. Default `/`. */
    route?: string;
    /** Width of a padded story's frame, px. Default 640. */
    frame?: number;
    /** `disable`: no picture, because the piece moves or shows chance. Say why beside it. */
    visual?: { disable?: boolean };
  }
}

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  decorators: [withApp],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A piece alone is not a page: landmarks and the one h1 are checked on page stories.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Ponsel 360', styles: { width: '360px', height: '740px' } },
        breakpoint: { name: 'Batas 767', styles: { width: '767px', height: '1024px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Kantor 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: { order: ['Docs', ['Introduction', '*'], 'Components', 'Features', 'Pages', 'Flows'] },
    },
  },
  initialGlobals: { theme: 'light', role: 'story', network: 'normal', viewport: { value: 'desktop' } },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    role: {
      toolbar: {
        title: 'Role',
        icon: 'user',
        items: ['story', 'signed out', ...DEMO_TITLES.map((title) => title.name)],
        dynamicTitle: true,
      },
    },
    network: {
      toolbar: { title: 'Network', icon: 'globe', items: Object.keys(NETWORK_HANDLERS), dynamicTitle: true },
    },
  },
  beforeEach: ({ parameters, globals, msw }) => {
    MockDate.set(STORY_NOW);
    sessionStorage.clear();
    localStorage.clear();
    resetApiVersion();
    resetStoryRealtime();
    signInStory(sessionFor(globals.role as string, parameters.session));
    msw.use(...NETWORK_HANDLERS[globals.network as Network]);
    return () => MockDate.reset();
  },
  afterEach: async ({ id, globals, tags }) => {
    if (globals.network === 'normal') assertAllMocked();
    if (!tags.includes('no-picture')) await globalThis.__shootStory?.(id);
  },
};

function sessionFor(role: string, fromStory: TitleName | Session | null | undefined) {
  if (role === 'signed out') return null;
  if (role !== 'story') return role as TitleName;
  return fromStory === undefined ? 'Kasir' : fromStory;
}

export default preview;
