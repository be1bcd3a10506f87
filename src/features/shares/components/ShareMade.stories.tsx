import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MOCK_TOKEN } from '../mocks/buildShareLink';
import { ShareMade } from './ShareMade';

const href = `https://angsur.example.co.id/share/customer/${MOCK_TOKEN}`;

/** A link that was just made; its address is shown this once. */
const meta = {
  title: 'Features/Shares/ShareMade',
  component: ShareMade,
  args: {
    contract: {
      ...{ code: 'JKT-2603-00118', name: 'Bambang Sutrisno', phone: '0812-3456-7890' },
      office: 'Jakarta',
    },
    href,
    endsAt: '2026-12-20T07:05:00.000Z',
  },
} satisfies Meta<typeof ShareMade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tautan baru' })).toHaveValue(href);
    const way = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Kirim lewat WhatsApp' });
    await expect(way.href).toContain('https://wa.me/6281234567890?text=');
    await expect(new URL(way.href).searchParams.get('text')).toContain(href);
    await expect(way.rel).toContain('noreferrer');
  },
};
/** WhatsApp asks whom to send it to. */
export const NoMobileNumber: Story = {
  args: {
    contract: {
      code: 'JKT-2603-00118',
      name: 'Bambang Sutrisno',
      phone: '(021) 5550 1200',
      office: 'Jakarta',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/bukan nomor WhatsApp/)).toBeVisible();
  },
};
