import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnsentMessage } from './UnsentMessage';

const meta = {
  title: 'Features/Surveys/UnsentMessage',
  component: UnsentMessage,
  args: { count: 2, surveysHref: '/customer/survey', onLeave: fn(), onRetry: fn() },
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
  args: { count: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
