import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { reportScenarios } from '@/features/reports/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/report`: Laporan, all that there are and one of them. */
const meta = {
  title: 'Pages/Report',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/report', session: 'Kepala Cabang' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = { route: '/report?report=transfers' };
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** It has no place in the menu. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Umur tunggakan/ })).toHaveAttribute(
      'href',
      '/report?report=aging',
    );
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const OneReport: Story = {
  parameters: one,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Transfer belum dikonfirmasi' }),
    ).toBeVisible();
    // Who reads no receipts reads their numbers as text.
    await canvas.findByText('JKT/2611/00041');
  },
};
export const OneReportOnAPhone: Story = { ...OneReport, globals: phone };
/** A contract is opened by who reads Nasabah. */
export const ToTheRecord: Story = {
  tags: ['no-picture'],
  parameters: { route: '/report?report=commissions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'JKT-2604-00118' })).toHaveAttribute(
      'href',
      '/contract/JKT-2604-00118',
    );
  },
};
/** A voucher is opened above the others of its fund. */
export const ToTheVoucher: Story = {
  tags: ['no-picture'],
  parameters: { route: '/report?report=petty_cash' },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'PC/JKT/2026/11/0041' });
    await expect(link).toHaveAttribute(
      'href',
      `/pettycash?open=${encodeURIComponent('PC/JKT/2026/11/0041')}`,
    );
  },
};
/** Admin Sistem has reports, and opens no record that they name. */
export const WithoutTheRightToRecords: Story = {
  tags: ['no-picture'],
  parameters: { route: '/report?report=petty_cash', session: 'Admin Sistem' },
  play: async ({ canvas }) => {
    await canvas.findByText('PC/JKT/2026/11/0041');
    await expect(canvas.queryByRole('link', { name: 'PC/JKT/2026/11/0041' })).toBeNull();
  },
};
/** From one report back to all, by the keys; the focus is at the heading. */
export const BackToAll: Story = {
  tags: ['no-picture'],
  parameters: one,
  play: async ({ canvas }) => {
    await canvas.findByText('3 transfer');
    canvas.getByRole('link', { name: 'Laporan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { ...one, msw: reportScenarios.asking } };
export const Empty: Story = {
  parameters: { ...one, msw: reportScenarios.nothing },
  play: shown('Tidak ada transfer saat ini'),
};
export const Failed: Story = {
  parameters: { ...one, msw: reportScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { ...one, msw: reportScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const NoRights: Story = {
  parameters: { ...one, msw: reportScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
