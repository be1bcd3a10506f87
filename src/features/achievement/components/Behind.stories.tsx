import type { Meta, StoryObj } from '@storybook/react-vite';
import { Behind } from './Behind';

/** How far money is from its target, in a row of a list. */
const meta = {
  title: 'Features/Achievement/Behind',
  component: Behind,
  args: { collected: { amount: 620_000, accounts: 1 }, target: { amount: 1_000_000, accounts: 2 } },
  parameters: { frame: 220 },
} satisfies Meta<typeof Behind>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lacking: Story = {};
export const Over: Story = { args: { collected: { amount: 1_250_000, accounts: 2 } } };
export const Met: Story = { args: { collected: { amount: 1_000_000, accounts: 2 } } };
export const WithoutTarget: Story = { args: { target: null } };
