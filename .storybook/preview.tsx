import './inJakarta';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { resetApiVersion } from '@/lib/http/apiVersion';
import { openLoads } from '@/lib/lazy/openLoads';
import { answeredCalls, unanswered } from '@/lib/mocks/mockEndpoint';
import { resetStoryRealtime } from '@/lib/mocks/storyRealtime';
import { signInStory, type TitleName } from '@/lib/mocks/storySession';
import type { Session } from '@/lib/session/session';
import { docsContainer, docsPage } from './docsContainer';
import { emptyDevice } from './emptyDevice';
import { assertAllMocked, startWorker } from './mswWorker';
import { NETWORK_HANDLERS, type Network } from './networkHandlers';
import { selectControls } from './selectControls';
import './playing.css';
import { PHONE, VIEWPORTS, WINDOW } from './viewports';
import { withApp } from './withApp';

// As the app's page says.
document.documentElement.lang = 'id';

// What does not come fails, however busy the machine is: no story says how long something may take (decision 6).
configure({ asyncUtilTimeout: 30_000 });

/** Stories live on this moment: 20 November 2026, 14:05 in Jakarta. */
const STORY_NOW = '2026-11-20T07:05:00.000Z';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Who is signed in: a demo title, a whole session, or null. Default Kasir. */
    session?: TitleName | Session | null;
    /** Where the router starts. Default `/`. */
    route?: string;
    /** Width of a padded story's frame where no viewport is chosen, and in its picture, px. Default 640. */
    frame?: number;
  }
}

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  decorators: [withApp],
  argTypesEnhancers: [selectControls],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      // Test runs look with axe themselves, once for each look (accessibility.ts). `VITEST` is not set in the page.
      test: import.meta.env.VITEST_STORYBOOK === undefined ? 'error' : 'off',
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
    viewport: { options: VIEWPORTS },
    // The three looks, for `npm run chromatic`.
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: WINDOW.width },
        dark: { theme: 'dark', viewport: WINDOW.width },
        phone: { theme: 'light', viewport: PHONE.width },
      },
    },
    docs: { container: docsContainer, page: docsPage },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Introduction', 'Tokens', 'Wording', 'Kerangka halaman', 'Writing stories', 'Review'],
          'Components',
          [
            'Shell',
            ['ProfileBlock', 'SideMenu', 'AppHeader', 'BottomBar', 'PageHeader'],
            'Dialogs',
            ['UpdateModal', 'Dialog', 'ConfirmDialog'],
            'Actions',
            'Fields',
            'Data',
            'Notices',
            'States',
            'Paper',
            'Whole pages',
          ],
          'Features',
          [
            'Notifications',
            ['NotificationItem', 'NotificationList', 'NotificationPanel', 'NotificationDrawer'],
            'Credits',
            ['ReceiptComparison', 'ApprovalModal', '*'],
          ],
          'Pages',
          'Flows',
          'Lib',
          'Access',
          ['Access matrix'],
          'API',
          ['API contract'],
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', role: 'story', network: 'normal' },
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
  beforeEach: async ({ parameters, globals, msw }) => {
    document.documentElement.dataset.playing = '';
    unanswered.count = 0;
    answeredCalls.clear();
    openLoads.pending.clear();
    globalThis.__openRequests?.clear();
    MockDate.set(STORY_NOW);
    await emptyDevice();
    resetApiVersion();
    resetStoryRealtime();
    signInStory(sessionFor(globals.role as string, parameters.session));
    msw.use(...NETWORK_HANDLERS[globals.network as Network]);
    return () => MockDate.reset();
  },
  afterEach: async (context) => {
    if (context.globals.network === 'normal') assertAllMocked();
    await globalThis.__lookAtStory?.(context);
    // Another width may ask for more.
    if (context.globals.network === 'normal') assertAllMocked();
    delete document.documentElement.dataset.playing;
  },
};

function sessionFor(role: string, fromStory: TitleName | Session | null | undefined) {
  if (role === 'signed out') return null;
  if (role !== 'story') return role as TitleName;
  return fromStory === undefined ? 'Kasir' : fromStory;
}

export default preview;
