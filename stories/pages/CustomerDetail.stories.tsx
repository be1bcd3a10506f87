import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import {
  blankDraft,
  disbursed,
  registrationMissing,
  registrationOfAnotherOffice,
  registrationSlow,
  withDuplicates,
} from '@/features/registrations/mocks/detailScenarios';
import { openReceipt } from '@/features/credits/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/customer/{id}`: one registration. */
const meta = {
  title: 'Pages/CustomerDetail',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/customer/41', session: 'Penyetuju', msw: withDuplicates },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Setujui' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Kontrak JKT-/ })).toHaveAttribute(
      'href',
      '/contract/JKT-2412-00031',
    );
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current[0]).toHaveTextContent('Form Registrasi');
  },
};
/** Opens no contracts. */
export const ForASurveyor: Story = {
  parameters: { session: 'Surveyor' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Kontrak JKT-2412-00031')).toBeVisible();
    await expect(main.queryByRole('link', { name: /^Kontrak JKT-/ })).toBeNull();
  },
};
/** The link of an approval about a receipt whose contract came from no form: it leads to the receipt. */
export const LeadsToAReceipt: Story = {
  tags: ['no-picture'],
  parameters: { route: '/customer/nota-42', msw: openReceipt },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Detail Nota Cicilan' })).toBeVisible();
  },
};
export const Disbursed: Story = { parameters: { msw: disbursed } };
export const Draft: Story = { parameters: { msw: blankDraft, session: 'Admin Kontrak' } };
export const Loading: Story = { parameters: { msw: registrationSlow } };
export const Missing: Story = {
  parameters: { msw: registrationMissing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke daftar' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: registrationOfAnotherOffice },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Form registrasi ini milik kantor lain\./)).toBeVisible();
  },
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
