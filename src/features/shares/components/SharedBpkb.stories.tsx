import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SharedBpkb } from './SharedBpkb';

/** When and with what the ownership book is fetched. */
const meta = {
  title: 'Features/Shares/SharedBpkb',
  component: SharedBpkb,
  args: { bpkb: { from: '2026-11-24', papers: ['KTP asli', 'Bukti pelunasan'] }, today: '2026-11-20' },
  parameters: { frame: 360 },
} satisfies Meta<typeof SharedBpkb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BPKB dapat diambil di kantor mulai 24 November 2026.')).toBeVisible();
  },
};
export const Now: Story = {
  args: { bpkb: { from: '2026-11-20', papers: ['KTP asli'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BPKB sudah dapat diambil di kantor.')).toBeVisible();
  },
};
export const NotYetKnown: Story = { args: { bpkb: { from: null, papers: [] } } };
