import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { buildPlanned } from '../mocks/buildRestructure';
import { RestructureMade } from './RestructureMade';

/** What approving a restructure makes. */
const meta = {
  title: 'Features/Requests/RestructureMade',
  component: RestructureMade,
  parameters: { frame: 840 },
  args: {
    planned: buildPlanned(),
    error: null,
    retrying: false,
    holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])),
    onRetry: fn(),
  },
} satisfies Meta<typeof RestructureMade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Jadwal angsuran' })).toBeVisible();
    await expect(canvas.getByText(/dapat disetujui sampai 27 November 2026/)).toBeVisible();
  },
};
export const Loading: Story = { args: { planned: undefined } };
export const Failed: Story = {
  args: { planned: undefined, error: new ApiError({ kind: 'offline', status: 0 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
