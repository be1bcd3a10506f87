import type { Meta, StoryObj } from '@storybook/react-vite';
import { TargetBar } from './TargetBar';

/** How far a target is reached, as a bar beside its words. */
const meta = {
  title: 'Features/Achievement/TargetBar',
  component: TargetBar,
  args: { value: 620, target: 1000 },
  parameters: { frame: 240 },
} satisfies Meta<typeof TargetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Behind: Story = {};
export const Nothing: Story = { args: { value: 0 } };
export const Reached: Story = { args: { value: 1000 } };
export const Beyond: Story = { args: { value: 1800 } };
export const WithoutTarget: Story = { args: { target: null } };
