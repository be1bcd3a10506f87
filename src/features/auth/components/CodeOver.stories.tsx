import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeOver } from './CodeOver';

/** No code can be typed: it expired, or none was sent from this tab. */
const meta = {
  title: 'Features/Auth/CodeOver',
  component: CodeOver,
  args: { why: 'expired', onBack: fn() },
  parameters: { session: null, frame: 380 },
} satisfies Meta<typeof CodeOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expired: Story = {
  play: async ({ canvas, args }) => {
    const back = canvas.getByRole('button', { name: 'Masuk lagi' });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAccessibleDescription(/tidak berlaku lagi/);
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = { args: { why: 'missing' } };
