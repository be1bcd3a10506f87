import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBusyFigures, buildFigures } from '../mocks/buildBook';
import { BpkbNotice } from './BpkbNotice';

/** On Home: books that are late, not ready or not fetched. */
const meta = {
  title: 'Features/Bpkb/BpkbNotice',
  component: BpkbNotice,
  args: { figures: buildBusyFigures(), hrefOf: (task) => `/bpkb?task=${task}` },
} satisfies Meta<typeof BpkbNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'terlambat kembali' })).toHaveAttribute(
      'href',
      '/bpkb?task=LENT_TOO_LONG',
    );
  },
};
/** A branch head who keeps no books reads the figures alone (SPEC 6). */
export const WithoutThePage: Story = {
  args: { hrefOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 terlambat kembali/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const NothingLate: Story = { args: { figures: buildFigures({ NOT_FETCHED_30: 2 }) } };
export const AllWell: Story = {
  tags: ['no-picture'],
  args: { figures: buildFigures({ TO_STORE: 3 }) },
  play: async ({ canvas }) => void (await expect(canvas.queryByText('BPKB:')).toBeNull()),
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
