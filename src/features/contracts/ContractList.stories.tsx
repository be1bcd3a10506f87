import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContractList } from './ContractList';
import { ContractRoutes } from './mocks/ContractRoutes';
import {
  forbiddenList,
  listFails,
  listOffline,
  listSlow,
  manyContracts,
  noContracts,
} from './mocks/scenarios';

/** Nasabah: the list of contracts with its state in the address. */
const meta = {
  title: 'Features/Contracts/ContractList',
  component: ContractList,
  args: { hrefOf: (code) => `/contract/${code}` },
  parameters: { frame: 1240, route: '/contract' },
  render: () => <ContractRoutes />,
} satisfies Meta<typeof ContractList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const addressOf = (canvas: Canvas) => canvas.getByTestId('address').textContent;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('1–20 dari 57') };
export const Overdue: Story = {
  parameters: { route: '/contract?status=OVERDUE&sort=next_due&order=asc' },
  play: shown('1–10 dari 10'),
};
export const Loading: Story = { parameters: { msw: listSlow } };
export const Empty: Story = { parameters: { msw: noContracts }, play: shown('Belum ada kontrak') };
export const NothingFound: Story = {
  parameters: { msw: noContracts, route: '/contract?search=zulkifli' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak ada kontrak untuk “zulkifli”');
    const [reset] = canvas.getAllByRole('button', { name: 'Atur ulang' }).reverse();
    if (reset) await userEvent.click(reset);
    await waitFor(() => expect(addressOf(canvas)).toBe('/contract'));
  },
};
export const MoreThanIsCounted: Story = {
  parameters: { msw: manyContracts },
  play: shown('1–20 dari 10.000+'),
};
export const Failed: Story = { parameters: { msw: listFails }, play: shown('Server bermasalah') };
export const Offline: Story = { parameters: { msw: listOffline }, play: shown('Tidak tersambung') };
export const Forbidden: Story = { parameters: { msw: forbiddenList }, play: shown('Tidak punya hak') };

export const KeepsItsStateInTheAddress: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 dari 57');
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
    await canvas.findByText('21–40 dari 57');
    await expect(addressOf(canvas)).toBe('/contract?page=2');
    await userEvent.type(canvas.getByRole('searchbox'), 'dewi');
    await waitFor(() => expect(addressOf(canvas)).toBe('/contract?search=dewi'));
    await waitFor(() => expect(canvas.getByText('1–7 dari 7')).toBeVisible());
  },
};

/** Opening a contract and coming back keeps filters and page. */
export const OpensAContract: Story = {
  parameters: { route: '/contract?page=2' },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('link', { name: /^Dewi Lestari/ }))[0] as HTMLElement);
    await canvas.findByRole('heading', { name: 'Riwayat' });
    await expect(addressOf(canvas)).toMatch(/^\/contract\/JKT-/);
    await expect(sessionStorage.getItem('angsur.7.kontrak.daftar')).toBe('?page=2');
  },
};
