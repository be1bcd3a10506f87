import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildOwnOrder } from '../mocks/buildOwnOrder';
import { OrderCard } from './OrderCard';

/** The order as it is shown at the door. */
const meta = {
  title: 'Features/Field/OrderCard',
  component: OrderCard,
  parameters: { frame: 720 },
  args: { order: buildOwnOrder(), today: '2026-11-20' },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** By a ruling, for two collectors, on its last day. */
export const LastDay: Story = {
  args: {
    today: '2026-12-01',
    order: buildOwnOrder({
      ...{
        basis: 'RULING',
        basis_number: '118/Pdt.G.S/2026/PN Jkt.Tim',
        domicile: 'Jl. Utan Kayu Raya No. 88',
      },
      collectors: ['Agus Firmansyah', 'Rizky Ramadhan'],
    }),
  },
};
