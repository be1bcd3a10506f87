import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PushCard } from './PushCard';

/** The quiet question before the browser's own; it never stands in the way. */
const meta = {
  title: 'Features/Push/PushCard',
  component: PushCard,
  args: { onEnable: fn(), onLater: fn() },
} satisfies Meta<typeof PushCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Registering: Story = { args: { busy: true } };

export const TakesBothAnswers: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan' }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Nanti' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
