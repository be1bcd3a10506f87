import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MOCK_TODAY } from '../mocks/buildContract';
import { PageParts } from '@/components/PageGrid/PageParts';
import { ContractChain } from './ContractChain';

/** The way from an old schedule to the new one, and back. */
const meta = {
  title: 'Features/Contracts/ContractChain',
  component: ContractChain,
  parameters: { frame: 1000 },
  args: {
    contract: { restructured_from: null, restructured_to: 'JKT-2611-00042' },
    asOf: MOCK_TODAY,
    hrefOf: (code: string) => `/contract/${code}`,
  },
} satisfies Meta<typeof ContractChain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OldSchedule: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'JKT-2611-00042' })).toHaveAttribute(
      'href',
      '/contract/JKT-2611-00042',
    );
  },
};
export const NewSchedule: Story = {
  args: { contract: { restructured_from: 'JKT-2603-00118', restructured_to: null } },
};
/** Restructured for a second time. */
export const Both: Story = {
  render: (args) => (
    <PageParts apart>
      <ContractChain {...args} />
    </PageParts>
  ),
  args: { contract: { restructured_from: 'JKT-2603-00118', restructured_to: 'JKT-2707-00011' } },
};
/** Most contracts: nothing is said. */
export const Neither: Story = {
  tags: ['no-picture'],
  args: { contract: { restructured_from: null, restructured_to: null } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.textContent).toBe('');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
