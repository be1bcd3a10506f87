import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPreview } from '../../mocks/buildCommission';
import { HeldList } from './HeldList';

/** Who is not paid now although something is approved, and what it waits for. */
const meta = {
  title: 'Features/Partners/HeldList',
  component: HeldList,
  args: {
    held: [
      ...buildPreview().held,
      {
        partner: { id: 3, name: 'Nurul Aini' },
        total: -165_000,
        why: 'Yang ditarik kembali lebih besar; menunggu komisi berikutnya.',
      },
      {
        partner: { id: 3, name: 'Nurul Aini' },
        total: 180_000,
        why: 'Angsuran pertama kontrak JKT-2611-00042 dibayar dengan transfer yang belum dikonfirmasi; menunggu mutasi banknya diperiksa.',
      },
    ],
    hrefOfPartner: (id) => `/agen/${id}`,
  },
} satisfies Meta<typeof HeldList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
