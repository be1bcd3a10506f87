import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '@/components/Money/Money';
import { RecordLinks } from './RecordLinks';

/** A short list of records, each a way to its page. */
const meta = {
  title: 'Components/Data/RecordLinks',
  component: RecordLinks,
  args: {
    records: [
      {
        href: '/payment/JKT-2604-00118',
        title: 'Bambang Sutrisno',
        detail: 'JKT-2604-00118 · B 1234 KZA',
        value: <Money value={1_416_000} place="text" />,
      },
      {
        href: '/payment/JKT-2602-00007',
        title: 'Siti Nurhaliza Putri Ayu Kusumaningrum Wijayanti Hadiningrat',
        detail: 'JKT-2602-00007 · B 6071 TUV',
        value: <Money value={12_640_000} place="text" />,
      },
    ],
  },
  parameters: { frame: 420 },
} satisfies Meta<typeof RecordLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long name goes on in the next line. */
export const WithAmounts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Bambang Sutrisno/ })).toHaveAttribute(
      'href',
      '/payment/JKT-2604-00118',
    );
  },
};
export const WithoutAmounts: Story = {
  args: {
    records: [
      { href: '/contract/JKT-2604-00118', title: 'JKT-2604-00118', detail: 'Kontrak · Bambang Sutrisno' },
      { href: '/credit/701', title: 'JKT/2611/00041', detail: 'Nota · Siti Nurhaliza' },
    ],
  },
};
