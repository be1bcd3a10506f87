import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { CopyForWhatsApp } from './CopyForWhatsApp';

const TEXT = '*Simulasi angsuran*\nPokok: Rp12.000.000\n\n12 bulan: *Rp1.220.000* per bulan';

/** Puts a text on the clipboard, and says so only when it is there. */
const meta = {
  title: 'Components/Actions/CopyForWhatsApp',
  component: CopyForWhatsApp,
  args: { textOf: () => TEXT },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof CopyForWhatsApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copies: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Salin untuk WhatsApp' }));
    await expect(write).toHaveBeenCalledWith(TEXT);
    await expect(await canvas.findByText('Tersalin. Tempelkan di WhatsApp.')).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Salin untuk WhatsApp' }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Teks untuk WhatsApp' });
    await expect(area).toHaveValue(TEXT);
    await expect(area.selectionEnd - area.selectionStart).toBe(TEXT.length);
  },
};
