import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { cardOffline, cardSlow, nothingFound } from '@/features/payments/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/payment` and `/payment/{id}`: Bayar Cicilan, or Kartu Piutang to read. */
const meta = {
  title: 'Pages/Payment',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/payment/JKT-2604-00118' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bayar Cicilan' })).toBeVisible();
    await canvas.findByRole('table', { name: 'Kartu piutang' });
  },
};
export const ReadOnly: Story = {
  parameters: { session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kartu Piutang' })).toBeVisible();
    await canvas.findByRole('table', { name: 'Kartu piutang' });
  },
};
export const Loading: Story = { parameters: { msw: cardSlow } };
export const Failed: Story = {
  parameters: { msw: cardOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const Search: Story = {
  parameters: { route: '/payment?q=bambang' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Bambang Sutrisno' })),
};
export const Empty: Story = {
  parameters: { route: '/payment?q=zzz', msw: nothingFound },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ditemukan')),
};
/** Neither flag: the address is not there. */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** The amounts that every payment takes, in the order of the form. */
const money = async (canvas: Canvas) => {
  const form = await canvas.findByRole('form', { name: 'Pembayaran' });
  await canvas.findByRole('button', { name: 'Tindakan' });
  return [...form.querySelectorAll('input')].slice(0, 4).map((input) => ({
    label: input.labels?.[0]?.textContent,
    bottom: input.getBoundingClientRect().bottom + scrollY,
  }));
};
const MONEY = ['Jumlah bayar', 'Tunai', 'Transfer', 'Uang diterima'];

/** On an office's screen the four amounts end within the first 500 px, below all that stands above them. */
export const MoneyInSight: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const fields = await money(canvas);
    await expect(innerWidth).toBe(1280);
    await expect(fields.map(({ label }) => label)).toEqual(MONEY);
    await expect(Math.max(...fields.map(({ bottom }) => bottom))).toBeLessThanOrEqual(500);
  },
};
/** On a phone they are the first fields, and the amount is in sight without scrolling, clear of the bar. */
export const MoneyInSightOnPhone: Story = {
  tags: ['no-picture'],
  globals: phone,
  play: async ({ canvas }) => {
    const fields = await money(canvas);
    await expect(fields.map(({ label }) => label)).toEqual(MONEY);
    const bar = canvas.getByRole('group', { name: 'Yang dibayar' });
    await waitFor(() => expect(getComputedStyle(bar).position).toBe('sticky'));
    await expect(fields[0]?.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
};
