import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { buildOrder } from '../../contract/mocks/buildRepossession';
import { OrderPrint } from './OrderPrint';

const OFFICE = {
  ...{ name: 'Jakarta', address: 'Jl. Matraman Raya No. 21, Jakarta Timur', phone: '021 8590 1234' },
};
const [AGUS] = buildOrder().collectors;

/** A surat tugas penarikan on paper, as it was given. */
const meta = {
  title: 'Features/Collection/OrderPrint',
  component: OrderPrint,
  args: { order: buildOrder(), office: OFFICE, size: 'A4' },
  parameters: { frame: 860 },
} satisfies Meta<typeof OrderPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <OrderPrint {...args} size={size} />),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('No. JKT/ST/2611/00007')).toHaveLength(4);
    await expect(canvas.getAllByText('MH1JM8111NK482913')).toHaveLength(4);
    await expect(canvas.getAllByText('Hendra Wijaya')).toHaveLength(4);
    await expect(canvasElement.textContent).not.toMatch(/NIK/);
  },
};
/** By a ruling, withdrawn, with several collectors and long names. */
export const LongAndWithdrawn: Story = {
  render: (args) => (
    <PaperPreview size="A4">
      <OrderPrint {...args} />
    </PaperPreview>
  ),
  args: {
    order: buildOrder({
      ...{ basis: 'RULING', basis_number: '118/Pdt.G/2026/PN Jkt.Tim', state: 'WITHDRAWN' },
      customer_name: 'Raden Ayu Siti Nurhaliza Kusumawardhani Prawirodirdjo',
      address: 'Jl. Raya Pondok Kelapa Selatan Gang Mawar Dalam No. 12B, RT 003/RW 005, Duren Sawit',
      collectors: ['Agus Firmansyah', 'Muhammad Rizky Ramadhan Putra', 'Yohanes Kambu'].map((name, id) => ({
        ...{ id, name, certificate_number: `SPPI-JKT-155${id}` },
        certificate_until: AGUS?.certificate_until ?? '2028-01-09',
      })),
    }),
  },
};
