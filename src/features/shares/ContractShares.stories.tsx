import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { ContractShares } from './ContractShares';
import { MOCK_TOKEN } from './mocks/buildShareLink';
import { keepingLinks, linkScenarios } from './mocks/scenarios';

/** The links of a contract's card, on the contract's page. */
const meta = {
  title: 'Features/Shares/ContractShares',
  component: ContractShares,
  args: {
    contract: { code: 'JKT-2603-00118', name: 'Bambang Sutrisno', phone: '081234567890', office: 'Jakarta' },
    hrefOf: (token) => `https://angsur.example.co.id/share/customer/${token}`,
  },
  parameters: { frame: 800, session: 'Admin Kontrak' },
} satisfies Meta<typeof ContractShares>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown(/Dicabut Sari Permata/) };
export const Empty: Story = {
  parameters: { msw: linkScenarios.none },
  play: shown('Belum ada tautan untuk kontrak ini.'),
};
export const Loading: Story = { parameters: { msw: linkScenarios.asking } };
export const Failed: Story = { parameters: { msw: linkScenarios.fails }, play: shown('Server bermasalah') };
export const Offline: Story = { parameters: { msw: linkScenarios.offline }, play: shown('Tidak tersambung') };

/** Made, sent, and revoked again: then there is nothing left to send. */
export const MakesAndRevokes: Story = {
  beforeEach: ({ msw }) => msw.use(...keepingLinks()),
  play: async ({ canvas, step }) => {
    await step('A link is made for as long as was chosen', async () => {
      await canvas.findByRole('list', { name: 'Tautan kartu' });
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Berlaku' }), '30 hari');
      await userEvent.click(canvas.getByRole('button', { name: 'Buat tautan' }));
      const made = await canvas.findByRole('textbox', { name: 'Tautan baru' });
      await expect(made).toHaveValue(`https://angsur.example.co.id/share/customer/${MOCK_TOKEN}`);
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    });
    await step('Revoking asks once', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Cabut' })[0] as HTMLElement);
      const dialog = await dialogNamed('Cabut tautan ini?');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cabut' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Tautan baru' })).toBeNull());
    });
  },
};

export const JustMade: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buat tautan' }));
    await expect(await canvas.findByRole('link', { name: 'Kirim lewat WhatsApp' })).toBeVisible();
  },
};

export const TooMany: Story = {
  parameters: { msw: linkScenarios.tooMany },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buat tautan' }));
    await expect(await canvas.findByText(/Cabut salah satu dahulu/)).toBeVisible();
  },
};
