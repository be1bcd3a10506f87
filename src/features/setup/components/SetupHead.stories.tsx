import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SETUP_STEPS } from '@/lib/contract/companySetup';
import { buildSetup } from '../mocks/buildSetup';
import { SetupHead } from './SetupHead';

const finished = { at: '2026-11-20T03:00:00.000Z', by: { username: 'dewi', name: 'Dewi Anggraini' } };

/** How far the set-up is. */
const meta = {
  title: 'Features/Setup/SetupHead',
  component: SetupHead,
  args: { setup: buildSetup({ done: ['COMPANY', 'TITLES'], skipped: ['FINANCE'] }), onReopen: fn() },
} satisfies Meta<typeof SetupHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Finished: Story = {
  args: { setup: { ...buildSetup({ done: SETUP_STEPS }), finished } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka lagi' }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};
export const NoRights: Story = {
  args: { setup: { ...buildSetup({ done: SETUP_STEPS }), finished, may_change: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
