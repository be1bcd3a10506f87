import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFigures } from '../mocks/buildFigures';
import { BucketTable } from './BucketTable';

/** One collector’s target against what was collected, by days late. */
const meta = {
  title: 'Features/Achievement/BucketTable',
  component: BucketTable,
  args: {
    buckets: buildFigures().buckets,
    linkOf: ({ of, bucket = '' }) => `/collector/achievement/rows?of=${of}&bucket=${bucket}`,
  },
  parameters: { frame: 900 },
} satisfies Meta<typeof BucketTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '5.564.000, penerimaan 8–15 hari' })).toHaveAttribute(
      'href',
      '/collector/achievement/rows?of=receipts&bucket=8-15',
    );
  },
};
export const WithoutTarget: Story = { args: { buckets: buildFigures({ target: null }).buckets } };
export const Loading: Story = { args: { buckets: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
