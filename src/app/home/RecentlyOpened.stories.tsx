import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentlyOpened } from './RecentlyOpened';

/** On Home: what this person had open last. */
const meta = {
  title: 'Features/Home/RecentlyOpened',
  component: RecentlyOpened,
  args: {
    records: [
      { kind: 'payment', id: 'JKT-2604-00118', number: 'JKT-2604-00118', customer: 'Bambang Sutrisno' },
      { kind: 'receipt', id: '701', number: 'JKT/2611/00041', customer: 'Siti Nurhaliza Putri' },
      { kind: 'contract', id: 'JKT-2602-00007', number: 'JKT-2602-00007', customer: 'Agus Setiawan' },
    ],
    hrefOf: ({ kind, id }) => `/${kind}/${id}`,
  },
  parameters: { frame: 420 },
} satisfies Meta<typeof RecentlyOpened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Nota · JKT\/2611\/00041/ })).toHaveAttribute(
      'href',
      '/receipt/701',
    );
  },
};
export const NothingYet: Story = { args: { records: [] } };
