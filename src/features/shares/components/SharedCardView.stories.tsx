import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildSharedCard } from '../mocks/buildSharedCard';
import { SharedCardView } from './SharedCardView';

/** A contract's card on its customer's own phone. */
const meta = {
  title: 'Features/Shares/SharedCardView',
  component: SharedCardView,
  args: { card: buildSharedCard(), title: 'Kartu Piutang Nasabah' },
  parameters: { frame: 360 },
} satisfies Meta<typeof SharedCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Late: all that fell due, with its penalty, stands first. */
export const Late: Story = {
  play: async ({ canvas, step }) => {
    await step('What is owed, and where it is paid', async () => {
      await expect(canvas.getByText('Harus dibayar sekarang')).toBeVisible();
      await expect(canvas.getByRole('link', { name: /Telepon/ })).toHaveAttribute('href', 'tel:02155501200');
    });
    await step('Nobody is named', async () => {
      await expect(canvas.getByText('B****** S*******')).toBeVisible();
      await expect(canvas.queryByText(/Bambang|3174051205850003|081234567890|4821/)).toBeNull();
    });
  },
};
export const OnTime: Story = {
  args: { card: buildSharedCard({ paid: 9 }) },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Pembayaran berikutnya')).toBeVisible();
    await step('What is paid opens', async () => {
      await userEvent.click(canvas.getByText('9 angsuran lunas'));
      await expect(canvas.getByText('Angsuran ke-1')).toBeVisible();
    });
  },
};
/** The first instalment is not due yet, and nothing was paid. */
export const Fresh: Story = { args: { card: { ...buildSharedCard({ paid: 0 }), as_of: '2026-03-20' } } };
/** Nothing is left to pay, and its book was fetched: nothing asks to come. */
export const Settled: Story = {
  args: { card: buildSharedCard({ paid: 12, status: 'SETTLED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kontrak ini sudah lunas. Terima kasih.')).toBeVisible();
    await expect(canvas.queryByText(/Cara membayar|Harus dibayar|BPKB/)).toBeNull();
  },
};

const withBook = (from: string | null) => ({
  card: buildSharedCard({ paid: 12, status: 'SETTLED', bpkb: { from, papers: ['KTP asli'] } }),
});
const fetched = (text: string): Story['play'] =>
  async function says({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Pengambilan BPKB' })).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('KTP asli')).toBeVisible();
    await expect(canvas.getByText('Jl. Kartini No. 8, Jakarta Pusat')).toBeVisible();
  };

/** Paid, and a keeper still has something to put right. */
export const BookNotReady: Story = {
  args: withBook(null),
  play: fetched('BPKB sedang disiapkan. Tanyakan ke kantor kapan dapat diambil.'),
};
export const BookFromADay: Story = {
  args: withBook('2026-11-24'),
  play: fetched('BPKB dapat diambil di kantor mulai 24 November 2026.'),
};
export const BookReady: Story = {
  args: withBook('2026-11-18'),
  play: fetched('BPKB sudah dapat diambil di kantor.'),
};
/** Nothing is asked for, and nothing is called late. */
export const Cancelled: Story = {
  args: { card: buildSharedCard({ paid: 2, status: 'CANCELLED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jangan membayar berdasarkan kartu ini/)).toBeVisible();
    await expect(canvas.queryByText(/Terlambat|Sisa/)).toBeNull();
  },
};
export const WrittenOff: Story = { args: { card: buildSharedCard({ paid: 2, status: 'WRITTEN_OFF' }) } };
export const OfficeOff: Story = {
  args: { card: buildSharedCard({ office: { active: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kantor ini sedang tidak menerima pembayaran/)).toBeVisible();
  },
};
/** Kantor Cabang has neither address nor telephone. */
export const OfficeWithoutAddress: Story = {
  args: { card: buildSharedCard({ office: { address: '', phone: '' } }) },
};
export const LongName: Story = {
  args: {
    card: buildSharedCard({
      name: 'Raden Mas Panji Kusumawardhana Adiwinata Hadikusumo Prawirodirdjo',
      tenor: 60,
      office: {
        name: 'Jakarta Selatan Pasar Minggu',
        address: 'Jl. Raya Pasar Minggu Kompleks Ruko Nomor 128 Blok C',
      },
    }),
  },
};
export const Desktop: Story = { parameters: { frame: 1040 } };
