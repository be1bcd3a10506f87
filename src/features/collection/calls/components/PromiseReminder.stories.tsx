import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { buildPromise } from '../mocks/buildCall';
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
    const text = dialog.getByLabelText<HTMLTextAreaElement>('Teks untuk WhatsApp');
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
    await expect(dialog.getByText(/bukan nomor WhatsApp/)).toBeVisible();
  },
};
