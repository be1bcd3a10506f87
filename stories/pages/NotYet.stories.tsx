import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** Screens of later work: their real heading, their place in the menu, and plain words. */
const meta = {
  title: 'Pages/NotYet',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/pettycash' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading and current menu entry are named as the title has them. */
const named = (heading: string, entry = heading): Story['play'] => {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current[0]).toHaveTextContent(entry);
  };
};

export const Default: Story = { play: named('Daily Petty Cash') };

/** A customer's page belongs to Form Registrasi in the menu. */
export const OfOneCustomer: Story = {
  parameters: { route: '/customer/12', session: 'Penyetuju' },
  play: named('Detail Registrasi', 'Form Registrasi'),
};

/** Print stands without the shell and needs no session. */
export const Print: Story = {
  parameters: { route: '/print/formulir/12', session: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cetak Formulir' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Angsur, ke beranda' })).toBeNull();
  },
};

/** A shared card is public and stands in the shell. */
export const Share: Story = {
  parameters: { route: '/share/customer/12', session: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Kartu Piutang Nasabah' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Angsur, ke beranda' })).toBeVisible();
  },
};

export const Mobile: Story = { ...Default, globals: phone };
