import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money';

/** Money on screen. Right-aligned in tables; zero is `0`, empty is blank. */
const meta = {
  title: 'Components/Data/Money',
  component: Money,
  args: { value: 1_250_000 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTable: Story = {};
export const InText: Story = { args: { place: 'text' } };
export const NegativeInTable: Story = {
  args: { value: -75_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(75.000)')).toBeVisible();
  },
};
export const NegativeInText: Story = { args: { value: -75_000, place: 'text' } };
export const Zero: Story = { args: { value: 0 } };
export const Empty: Story = { args: { value: null } };
