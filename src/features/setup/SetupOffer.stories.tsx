import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { setupScenarios } from './mocks/scenarios';
import { SetupOffer } from './SetupOffer';

/** On Home while a company is new. */
const meta = {
  title: 'Features/Setup/SetupOffer',
  component: SetupOffer,
  args: { href: '/setup' },
  parameters: { frame: 960, session: 'Admin Sistem', msw: setupScenarios.justBegun },
} satisfies Meta<typeof SetupOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JustBegun: Story = {
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Lanjutkan penyiapan' });
    await expect(way).toHaveAttribute('href', '/setup');
  },
};
export const NothingOpen: Story = {
  parameters: { msw: setupScenarios.nothingOpen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semua langkah sudah selesai atau dilewati.')).toBeVisible();
  },
};
export const LongWords: Story = {
  parameters: { msw: setupScenarios.longWords },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Indonesia Raya/)).toBeVisible();
  },
};

const nothing: Story['play'] = async ({ canvas }) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
};
/** Finished: the card is gone. */
export const Finished: Story = {
  parameters: { msw: setupScenarios.finished },
  tags: ['no-picture'],
  play: nothing,
};
export const NoRights: Story = {
  parameters: { msw: setupScenarios.readsOnly },
  tags: ['no-picture'],
  play: nothing,
};
/** A card that can't be known is no reason to disturb Home. */
export const Failed: Story = {
  parameters: { msw: setupScenarios.serverFails },
  tags: ['no-picture'],
  play: nothing,
};
