import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildVersion } from '../mocks/buildVersions';
import { ExamplePanel } from './ExamplePanel';

/** What the rules mean in money, calculated as a contract would be. */
const meta = {
  title: 'Features/Calculations/ExamplePanel',
  component: ExamplePanel,
  parameters: { frame: 360 },
  args: { rules: buildVersion() },
} satisfies Meta<typeof ExamplePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Effective: Story = {
  args: { rules: buildVersion({ method: 'EFFECTIVE', vehicle_kind: 'R4', rate_bp: 1850 }) },
};
export const NotYet: Story = { args: { rules: buildVersion({ rate_bp: Number.NaN }) } };
