import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoTarget } from './NoTarget';

/** Nobody set a target for the month: what that means, and where it is set. */
const meta = {
  title: 'Features/Achievement/NoTarget',
  component: NoTarget,
  args: { supervises: true, href: '/collector/achievement/target' },
  parameters: { frame: 900 },
} satisfies Meta<typeof NoTarget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForSupervisors: Story = {};
export const ForCollectors: Story = { args: { supervises: false, href: undefined } };
