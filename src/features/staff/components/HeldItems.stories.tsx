import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildLeaving } from '../mocks/buildStaff';
import { HeldItems } from './HeldItems';

/** What is in the hands of somebody who is to leave. */
const meta = {
  title: 'Features/Staff/HeldItems',
  component: HeldItems,
  parameters: { frame: 420 },
  args: { items: buildLeaving().items },
} satisfies Meta<typeof HeldItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { items: [] } };
/** Money stops it. */
export const Cash: Story = {
  args: {
    items: [
      {
        key: 'CASH 2026-11-20',
        kind: 'CASH',
        label: 'Kas 20 November 2026 belum ditutup: tunai Rp 3.450.000',
      },
      ...buildLeaving().items,
    ],
  },
};
