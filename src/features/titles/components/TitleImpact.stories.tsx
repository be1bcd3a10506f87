import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPreview } from '../mocks/buildTitle';
import { TitleImpact } from './TitleImpact';

/** What a change comes to, for whom. */
const meta = {
  title: 'Features/Titles/TitleImpact',
  component: TitleImpact,
  parameters: { frame: 912 },
  args: {
    preview: buildPreview(),
    changes: [
      { label: 'Potongan denda', before: 'Tidak ada', after: '25 %' },
      { label: 'Bayar cicilan', before: 'Ya', after: 'Tidak' },
    ],
    gained: ['Kartu Piutang'],
    lost: ['Bayar Cicilan', 'Bayar Cicilan (Tranfer)', 'Kas Kasir'],
  },
} satisfies Meta<typeof TitleImpact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fitri Daeng, Makassar')).toBeVisible();
  },
};
export const OfNobody: Story = { args: { preview: buildPreview({ people: [] }), gained: [], lost: [] } };
export const Waits: Story = { args: { preview: buildPreview({ waits: true }) } };
export const Strands: Story = {
  args: {
    preview: buildPreview({
      stranded_count: 23,
      stranded: [
        {
          kind: 'RECEIPT',
          name: 'JKT/2611/00004',
          office_name: 'Jakarta',
          since: '2026-11-18T03:00:00.000Z',
        },
        {
          kind: 'COMMISSION',
          name: 'JKT-26-00012',
          office_name: 'Jakarta',
          since: '2026-11-19T03:00:00.000Z',
        },
      ],
    }),
  },
};
export const Refused: Story = {
  args: {
    preview: buildPreview({
      obstacle:
        'Setelah ini tidak ada lagi orang aktif di semua kantor yang dapat mengatur Staff dan Jabatan & Hak Akses. Beri hak itu kepada orang lain lebih dahulu.',
    }),
  },
};
export const NothingChanged: Story = { args: { changes: [], gained: [], lost: [] } };
