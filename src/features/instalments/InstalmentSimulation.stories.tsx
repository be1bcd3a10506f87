import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { printed, printsOn } from '@/lib/mocks/printing';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { InstalmentSimulation } from './InstalmentSimulation';
import { instalmentScenarios } from './mocks/scenarios';

/** Tells plays where the router stands; nobody sees it. */
const Address = () => <output hidden data-testid="address" data-search={useLocation().search} />;

/** Tabel Angsuran, connected: what is typed stands in the address. */
const meta = {
  title: 'Features/Instalments/InstalmentSimulation',
  component: InstalmentSimulation,
  parameters: { frame: 1080, route: '/instalment' },
  render: () => (
    <>
      <InstalmentSimulation />
      <Address />
    </>
  ),
} satisfies Meta<typeof InstalmentSimulation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Isi pokok pembiayaan')).toBeVisible();
  },
};

export const FromTheAddress: Story = {
  parameters: { route: '/instalment?principal=12000000&tenors=12,24&tenor=12' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Jadwal 12 bulan' })).toBeVisible();
    await expect(canvas.getByLabelText('Pokok')).toHaveValue('12.000.000');
  },
};

/** Under the head of one's own office, seen before it is printed; another paper is chosen beside it. */
export const Prints: Story = {
  parameters: { route: '/instalment?principal=12000000&tenors=12' },
  beforeEach: () => printsOn('A4'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cetak Tabel Angsuran' }));
    await expect(await dialog.findByText('Jl. Matraman Raya 118, Jakarta Timur')).toBeVisible();
    await expect(dialog.getByRole('columnheader', { name: 'Sisa pokok' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Kertas'), 'Gulungan 80 mm');
    await expect(dialog.queryByRole('columnheader', { name: 'Sisa pokok' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cetak' }));
    await expect(printed).toHaveBeenCalledOnce();
  },
};

export const Calculates: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Pokok'), '12000000');
    await expect(await canvas.findByRole('heading', { name: 'Jadwal 36 bulan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '12 bulan, lihat jadwal' }));
    await expect(await canvas.findByRole('heading', { name: 'Jadwal 12 bulan' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveAttribute(
      'data-search',
      '?principal=12000000&tenor=12',
    );
  },
};

export const FromPriceAndDownPayment: Story = {
  parameters: {
    route: '/instalment?calculation=R4-EFEKTIF&from=otr&otr=150000000&down_payment=60000000&tenors=12',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pokok Rp90.000.000')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Jadwal 12 bulan' })).toBeVisible();
  },
};

export const FixedPenalty: Story = {
  parameters: { route: '/instalment?calculation=R2-TETAP&principal=12000000&tenors=12' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Denda Rp5.000 per hari setelah 3 hari sejak jatuh tempo, paling tinggi 50 %/),
    ).toBeVisible();
  },
};

export const InAdvanceOnTheFifth: Story = {
  parameters: {
    route: '/instalment?principal=12000000&tenors=12&date=2026-11-20&due_day=5&in_advance=1',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/angsuran pertama di muka/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^1 20\/11\/2026/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2 05\/01\/2027|^2 05\/12\/2026/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Angsuran pertama'), 'false');
    await expect(canvas.getByTestId('address')).not.toHaveAttribute(
      'data-search',
      expect.stringContaining('in_advance'),
    );
  },
};

/** Rounding up pays so small a principal off before its last line. */
export const RoundedTooCoarsely: Story = {
  parameters: { route: '/instalment?calculation=R4-ANUITAS&principal=10000&tenors=24' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Terlalu kecil untuk pembulatan Rp1.000/)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { route: '/instalment?principal=12000000&tenors=48' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tenor 6–36 bulan untuk Perhitungan ini.')).toBeVisible();
    await expect(canvas.getByText('Belum dapat dihitung')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: instalmentScenarios.asking } };

export const Failed: Story = {
  parameters: { msw: instalmentScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const NoneInForce: Story = {
  parameters: { msw: instalmentScenarios.noneInForce },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada Perhitungan yang berlaku')).toBeVisible();
  },
};

export const HostWithoutIt: Story = {
  parameters: { msw: instalmentScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tabel Angsuran tidak tersedia di server ini')).toBeVisible();
  },
};

/** What is no date or amount is said beside its field, and stays. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Pokok'), '12000000');
    const form = canvas.getByRole('group', { name: 'Dasar perhitungan' });
    await refusesNonsense('InstalmentFields', { form, sends: false });
  },
};
