import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from './PageHeader';

/** The page's heading, where it belongs, and what can be done. */
const meta = {
  title: 'Components/Shell/PageHeader',
  component: PageHeader,
  args: { title: 'Nota Cicilan' },
  parameters: { frame: 960 },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    children: (
      <>
        <Button>Cetak ulang</Button>
        <LinkButton kind="primary" href="/credit/42/change">
          Ubah nota
        </LinkButton>
      </>
    ),
  },
};
export const WithBackAndMeta: Story = {
  args: {
    title: 'JKT/2611/00042',
    back: { href: '/credit', label: 'Nota Cicilan' },
    meta: 'Kontrak JKT-2511-00042 · Budi Santoso',
  },
};
export const LongText: Story = {
  args: {
    title: 'Permintaan perubahan nota pembayaran angsuran ke-12 atas nama Raden Mas Bambang Hadikusumo',
    back: { href: '/credit', label: 'Nota Cicilan' },
    children: <Button kind="primary">Kirim permintaan</Button>,
  },
  parameters: { frame: 480 },
};
