import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from './Stepper';

/** What is looked at, between the one before and the one after. */
const meta = {
  title: 'Features/Achievement/Stepper',
  component: Stepper,
  args: {
    noun: 'Bulan',
    besideOf: (step) => (step === -1 ? '2026-10' : undefined),
    onStep: fn(),
    children: <b>November 2026</b>,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last: there is none after it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan berikutnya' }));
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan sebelumnya' }));
    await expect(args.onStep).toHaveBeenCalledWith('2026-10');
  },
};
