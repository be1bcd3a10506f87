import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCollectorPage } from '../mocks/buildDistribution';
import { DistributionFigures } from './DistributionFigures';

const none = { accounts: 0, outstanding: 0 };

/** How many accounts an office has, and what nobody works on. */
const meta = {
  title: 'Features/Collection/DistributionFigures',
  component: DistributionFigures,
  parameters: { frame: 960 },
  args: {
    figures: buildCollectorPage().figures,
    hrefOf: (state) => `/collector/distribution/account?state=${state ?? ''}`,
  },
} satisfies Meta<typeof DistributionFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingWaits: Story = {
  args: { figures: { ...buildCollectorPage().figures, without_collector: none, without_region: none } },
};
export const LargeAmounts: Story = {
  args: {
    figures: {
      all: { accounts: 20_000, outstanding: 987_654_321_000 },
      without_collector: { accounts: 1_204, outstanding: 98_765_432_100 },
      without_region: none,
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
