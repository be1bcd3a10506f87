import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { reminderFails, reminderLate, reminderSlow } from '../overdue/mocks/scenarios';
import { buildPromise } from './mocks/buildCall';
import { PromiseReminder } from './PromiseReminder';

/** The text that reminds of a promise, shown before it is sent. */
const meta = {
  title: 'Features/Collection/PromiseReminder',
  component: PromiseReminder,
  args: {
    contract: { code: 'JKT-2603-00118', name: 'Bambang Sutrisno', phone: '081234567890' },
    promise: buildPromise(),
    onClose: fn(),
  },
} satisfies Meta<typeof PromiseReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is changed is what is sent. */
export const Default: Story = {
  play: async () => {
    const dialog = within(await dialogNamed('Ingatkan Bambang Sutrisno'));
    const text = await dialog.findByLabelText<HTMLTextAreaElement>('Teks untuk WhatsApp');
    await expect(text.value).toContain('Rp720.000 pada 23 November 2026');
    await userEvent.type(text, ' Salam.');
    const { href } = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Buka WhatsApp' });
    await expect(new URL(href).pathname).toBe('/6281234567890');
    await expect(new URL(href).searchParams.get('text')).toMatch(/Salam\.$/);
  },
};
export const NoNumber: Story = {
  args: { contract: { code: 'JKT-2603-00118', name: 'Bambang Sutrisno', phone: '' } },
  play: async () => {
    const dialog = within(await dialogNamed('Ingatkan Bambang Sutrisno'));
    await expect(await dialog.findByText(/bukan nomor WhatsApp/)).toBeVisible();
  },
};
export const OutsideHours: Story = {
  parameters: { msw: reminderLate },
  play: async () => {
    const dialog = within(await dialogNamed('Ingatkan Bambang Sutrisno'));
    await expect(await dialog.findByText(/^Di luar 08\.00–20\.00 waktu kantor/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: reminderSlow } };
export const Failed: Story = {
  parameters: { msw: reminderFails },
  play: async () => {
    const dialog = within(await dialogNamed('Ingatkan Bambang Sutrisno'));
    await expect(await dialog.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
