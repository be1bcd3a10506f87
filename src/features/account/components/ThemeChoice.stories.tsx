import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeChoice } from './ThemeChoice';

/** Light, dark, or as the device is set. */
const meta = {
  title: 'Features/Account/ThemeChoice',
  component: ThemeChoice,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };

export const Chooses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Gelap'));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};

export const ChoosesByKeyboard: Story = {
  args: { value: 'light' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Terang')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
