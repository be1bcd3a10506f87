import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { AppBody } from '@/app/AppBody';
import { masterScenarios } from '@/features/masters/mocks/scenarios';
import { dialogNamed } from '@/lib/mocks/dialogNamed';

type PageStory = StoryObj<typeof AppBody>;

/** The page with its rows: its heading, and one of the rows by name. */
export const opened = (heading: string, row: string): PageStory => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: row })).toBeVisible();
  },
});

/** The header's main action opens the editor of a new record. */
export const adds = (action: string, title: string): PageStory => ({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: action });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await dialogNamed(title);
  },
});

/** What the pages of all simple masters do alike. */
export const masterStates = {
  loading: { parameters: { msw: masterScenarios.asking } },
  failed: {
    parameters: { msw: masterScenarios.serverFails },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
    },
  },
  forbidden: {
    parameters: { msw: masterScenarios.forbidden },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Tidak punya hak')).toBeVisible();
    },
  },
  notRegistered: {
    parameters: { session: 'Kasir' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    },
  },
} satisfies Record<string, PageStory>;
