import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildProposal } from '../mocks/buildDistribution';
import { SideTable } from './SideTable';

const { sides, buckets } = buildProposal();

/** Before and after of a distribution, per collector. */
const meta = {
  title: 'Features/Collection/SideTable',
  component: SideTable,
  parameters: { frame: 960 },
  args: { sides, buckets },
} satisfies Meta<typeof SideTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides hold the same accounts and rupiah. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sama-sama 64 akun, sisa pokok Rp812.250.000/)).toBeVisible();
  },
};
export const WithoutDpd: Story = {
  render: () => <SideTable sides={sides} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Terlambat sesudah')).toBeNull();
  },
};
export const Unchanged: Story = { args: { sides: sides.map((side) => ({ ...side, after: side.before })) } };
export const Empty: Story = { args: { sides: [] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
