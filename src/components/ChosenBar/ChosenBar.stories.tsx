import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChosenBar } from './ChosenBar';

/** Above rows that can be chosen: how many are, and what can be done with them. */
const meta = {
  title: 'Components/Data/ChosenBar',
  component: ChosenBar,
  args: {
    label: 'Akun yang dipilih',
    chosen: true,
    children: '3 akun dipilih.',
    act: 'Pindahkan',
    onAct: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ChosenBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pindahkan' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Lepas pilihan' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Nothing: Story = {
  args: { chosen: false, children: 'Pilih akun untuk memindahkannya.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
