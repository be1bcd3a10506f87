import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AGENT } from '..';
import { commissionScenarios } from '../mocks/commissionScenarios';
import { PartnerCommissions } from './PartnerCommissions';

/** Commissions of one partner on their page, with its filter and page in the address. */
const meta = {
  title: 'Features/Partners/PartnerCommissions',
  component: PartnerCommissions,
  args: {
    side: AGENT,
    id: 1,
    hrefOfContract: (code) => `/contract/${code}`,
    hrefOfBatch: (id) => `/agen/commission/batch/${id}`,
  },
  parameters: { frame: 1040, route: '/agen/1', session: 'Kepala Cabang' },
} satisfies Meta<typeof PartnerCommissions>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** The sum goes with the filter. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Jumlah seluruhnya Rp870.000');
    await userEvent.selectOptions(canvas.getByLabelText('Status komisi'), 'Perlu disetujui');
    await canvas.findByText('Jumlah seluruhnya Rp345.000');
    await waitFor(() => expect(canvas.queryByText('JKT-2609-00058')).toBeNull());
  },
};
export const Loading: Story = { parameters: { msw: commissionScenarios.listAsking } };
export const Empty: Story = {
  parameters: { msw: commissionScenarios.none },
  play: shown('Belum ada komisi'),
};
export const NoneOfThatState: Story = {
  parameters: { msw: commissionScenarios.none, route: '/agen/1?komisi=APPROVED' },
  play: shown('Tidak ada komisi berstatus Disetujui'),
};
export const Offline: Story = {
  parameters: { msw: commissionScenarios.listOffline },
  play: shown('Tidak tersambung'),
};
