import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { buildOverdueRow, buildReminder } from '../mocks/buildOverdue';
import { ReminderDialog } from './ReminderDialog';

/** The text for WhatsApp, shown and changed before it is sent. */
const meta = {
  title: 'Features/Collection/ReminderDialog',
  component: ReminderDialog,
  args: {
    name: 'Bambang Sutrisno',
    reminder: buildReminder(buildOverdueRow()),
    ...{ error: null, retrying: false, onRetry: fn(), onClose: fn() },
  },
} satisfies Meta<typeof ReminderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const PAID = { is_due: false, lines: [], penalty: 0, total: 0, pay_by: null };
const opened = async () => within(await dialogNamed('Ingatkan Bambang Sutrisno'));

/** What is late, line by line with its penalty, and the way to WhatsApp with that very text. */
export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks untuk WhatsApp' }).value;
    await expect(text).toContain(
      'tunggakan kontrak JKT-2603-00118 per 20 November 2026 Rp1.032.000: angsuran 8 November 2026 Rp1.020.000, denda Rp12.000.',
    );
    await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/6281234567890?text=${encodeURIComponent(text)}`,
    );
  },
};
export const SendsWhatWasTyped: Story = {
  play: async () => {
    const dialog = await opened();
    const field = dialog.getByRole('textbox', { name: 'Teks untuk WhatsApp' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Mohon hubungi kami.');
    await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Mohon%20hubungi%20kami.',
    );
  },
};
export const NoWhatsAppNumber: Story = {
  args: { reminder: buildReminder(buildOverdueRow({ phone: '0215551234' })) },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/bukan nomor WhatsApp/)).toBeVisible();
  },
};
/** At 20.05 nothing is sent before it was said that it is sent all the same. */
export const OutsideHours: Story = {
  args: { reminder: buildReminder(buildOverdueRow(), { hours: { outside: 'HOURS', consents: [] } }) },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/^Di luar 08\.00–20\.00 waktu kantor/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tetap kirim di luar ketentuan' }));
    await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
  },
};
export const OnSunday: Story = {
  args: { reminder: buildReminder(buildOverdueRow(), { hours: { outside: 'SUNDAY', consents: [] } }) },
};
/** The borrower allowed other hours: whoever sends it reads which. */
export const AllowedByConsent: Story = {
  args: {
    reminder: buildReminder(buildOverdueRow(), {
      hours: {
        outside: 'HOURS',
        consents: [{ id: 4, words: 'Boleh ditelepon sampai jam 21.00', until: '2026-12-31' }],
      },
    }),
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/sampai jam 21\.00 \(sampai 31 Desember 2026\)/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
  },
};
export const OutsideHoursOnAPhone: Story = {
  ...OutsideHours,
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
};
/** Nothing is late: the next instalment. */
export const BeforeItIsDue: Story = {
  tags: ['no-picture'],
  args: {
    reminder: buildReminder(buildOverdueRow(), {
      ...{ is_due: false, penalty: 0, total: 1_020_000 },
      lines: [{ date_maturity: '2026-11-24', remainder: 1_020_000 }],
    }),
  },
  play: async () => {
    const dialog = await opened();
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks untuk WhatsApp' }).value;
    await expect(text).toContain('sebesar Rp1.020.000 jatuh tempo pada 24 November 2026');
  },
};
export const PaidMeanwhile: Story = {
  args: { reminder: buildReminder(buildOverdueRow(), PAID) },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/sudah tertutup/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
  },
};
/** The company holds enough: it is used first, and nobody is reminded. */
export const Deposited: Story = {
  args: { reminder: buildReminder(buildOverdueRow({ deposit: 5_000_000 })) },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/Pakai dulu titipan itu di Pembayaran/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
  },
};
export const Loading: Story = { args: { reminder: undefined }, play: async () => void (await opened()) };
export const Failed: Story = {
  args: { reminder: undefined, error: new ApiError({ kind: 'refused', status: 500, message: '' }) },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
