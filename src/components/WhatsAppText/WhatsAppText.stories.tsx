import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { WhatsAppText } from './WhatsAppText';

/** A text for WhatsApp, seen before it is sent. */
const meta = {
  title: 'Components/Dialogs/WhatsAppText',
  component: WhatsAppText,
  args: {
    ...{ title: 'Kirim ke Siti Aminah', phone: '0812-3456-7890', onClose: fn() },
    proposed: 'Yth. Ibu Siti Aminah,\nangsuran kontrak JKT-2604-00102 sudah jatuh tempo.',
  },
} satisfies Meta<typeof WhatsAppText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const text = await screen.findByLabelText('Teks untuk WhatsApp');
    await userEvent.type(text, ' Terima kasih.');
    const href = screen.getByRole('link', { name: 'Buka WhatsApp' }).getAttribute('href');
    await expect(href).toContain('wa.me/6281234567890');
    await expect(href).toContain(encodeURIComponent('Terima kasih.'));
  },
};
/** A line at home: whom it goes to is chosen there. */
export const NoMobile: Story = { args: { phone: '(021) 555-0120' } };
