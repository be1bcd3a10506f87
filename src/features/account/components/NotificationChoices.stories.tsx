import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotificationChoices } from './NotificationChoices';

/** What a person is told. */
const meta = {
  title: 'Features/Account/NotificationChoices',
  component: NotificationChoices,
  args: { muted: [], onChange: fn() },
} satisfies Meta<typeof NotificationChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/^Yang menunggu/)).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Jawaban atas permintaan saya'));
    await expect(args.onChange).toHaveBeenCalledWith('requests', false);
  },
};
export const SomeOff: Story = { args: { muted: ['registrations', 'partners'] } };
export const Saving: Story = { args: { saving: true } };
export const Narrow: Story = { parameters: { frame: 296 } };
