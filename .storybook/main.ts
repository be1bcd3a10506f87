import { mkdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

// Empty until `npm run pictures` fills it.
mkdirSync('.pictures', { recursive: true });

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    './public',
    '../public',
    // What the pages with pictures show, and the letters of the manager.
    { from: '../.pictures', to: '/pictures' },
    { from: '../node_modules/@fontsource-variable/inter/files', to: '/letters' },
  ],
  core: { disableTelemetry: true },
  features: {
    // No 'Get started' in the sidebar.
    sidebarOnboardingChecklist: false,
    // The code that a docs page shows is what stands in the story's file, not what React made of it.
    experimentalCodeExamples: true,
  },
  // react-docgen-typescript crashes with TypeScript 7. Tests show no table of props.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
};

export default config;
