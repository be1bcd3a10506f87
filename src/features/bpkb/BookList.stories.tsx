import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BookListRoute, hrefOfBook } from './mocks/BpkbRoute';
import { bpkbScenarios } from './mocks/scenarios';
import { BookList } from './BookList';

/** Inventori BPKB: what is to be done, and every book with where it is. */
const meta = {
  title: 'Features/Bpkb/BookList',
  component: BookList,
  tags: ['!autodocs'],
  parameters: { frame: 1200, route: '/bpkb', session: 'Admin Kontrak', msw: bpkbScenarios.busy },
  args: { hrefOf: hrefOfBook },
  render: () => <BookListRoute />,
} satisfies Meta<typeof BookList>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'BPKB R-04821773, JKT-2603-00118' });
    await canvas.findByText('Terlambat 12 hari');
    await expect(canvas.getByText('Ke Makassar, JNE 0128837465')).toBeVisible();
  },
};
export const Narrower: Story = { ...Default, parameters: { frame: 720 } };
export const Mobile: Story = { ...Default, globals: phone };
/** A figure is pressed: its books alone, and the address says so. */
export const OneTask: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Terlambat kembali/ }));
    await canvas.findByRole('link', { name: 'BPKB N-33910275, JKT-2504-00161' });
    await waitFor(() => expect(canvas.queryByText('R-04821773')).toBeNull());
  },
};
export const NothingToDo: Story = {
  parameters: { route: '/bpkb?task=NOT_FETCHED_180' },
  play: shown('Tidak ada BPKB: belum diambil 180 hari'),
};
export const NothingFound: Story = {
  parameters: { route: '/bpkb?search=zzz' },
  play: shown('Tidak ada BPKB untuk “zzz”'),
};
/** Of one office its places can be chosen. */
export const OnePlace: Story = {
  parameters: { route: '/bpkb?office=1&place=3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'BPKB R-04821773, JKT-2603-00118' });
    const place = await canvas.findByLabelText('Tempat');
    await waitFor(() => expect(place).toHaveDisplayValue('Brankas 1, rak 2, map 3'));
  },
};
/** An unknown code says so in words, and stands ready for the next one. */
export const UnknownCode: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Pindai atau ketik kode');
    await userEvent.type(field, 'KTP-1{Enter}');
    await canvas.findByText(/^Tidak ada BPKB dengan kode “KTP-1”/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};
export const CodeOfAnotherOffice: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.findElsewhere },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Pindai atau ketik kode'), 'BPKB:99{Enter}');
    await canvas.findByText('BPKB ini ada di kantor Makassar.');
  },
};
export const FindingOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.findOffline },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Pindai atau ketik kode'), 'BPKB:51{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Pindai atau ketik kode')).toBeInvalid());
  },
};
export const Loading: Story = { parameters: { msw: bpkbScenarios.asking } };
export const Empty: Story = { parameters: { msw: bpkbScenarios.nothing }, play: shown('Belum ada BPKB') };
export const Failed: Story = {
  parameters: { msw: bpkbScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: bpkbScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: bpkbScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: bpkbScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};
