import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnsentMessage } from './UnsentMessage';

const SURVEYS = { noun: 'survei', count: 2, href: '/customer/survey' };

const meta = {
  title: 'Components/Whole pages/UnsentMessage',
  component: UnsentMessage,
  args: { kinds: [SURVEYS], onLeave: fn(), onRetry: fn() },
} satisfies Meta<typeof UnsentMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Kirim dahulu' })).toHaveAttribute(
      'href',
      '/customer/survey',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keluar juga' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** What reads the device did not come: nobody is let out as if there were nothing. */
export const NotKnown: Story = {
  args: { kinds: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
/** Somebody who surveys and collects. */
export const TwoKinds: Story = {
  args: { kinds: [SURVEYS, { noun: 'kunjungan', count: 3, href: '/collector/customer' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 survei dan 3 kunjungan belum terkirim')).toBeVisible();
  },
};
