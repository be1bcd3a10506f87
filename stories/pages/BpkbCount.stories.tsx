import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { countScenarios } from '@/features/bpkbCounts/mocks/scenarios';
import { bookLabel, placeLabel } from '@/lib/format/bpkbLabel';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/bpkb/opname`, `/bpkb/opname/{id}`, `/bpkb/opname/{id}/scan`: counting books. */
const meta = {
  title: 'Pages/BpkbCount',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/bpkb/opname', session: 'Admin Kontrak' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Opname BPKB' })).toBeVisible();
    await canvas.findByText('4 selisih, 2 belum selesai');
  },
};
export const ListMobile: Story = { ...List, globals: phone };
export const Closed: Story = {
  parameters: { route: '/bpkb/opname/3' },
  play: async ({ canvas }) => void (await canvas.findByText('R-04821773')),
};
export const ClosedMobile: Story = { ...Closed, globals: phone };
/** From an open count to its shelves, by a thumb. */
export const Counting: Story = {
  parameters: { route: '/bpkb/opname/4' },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Lanjut menghitung' }));
    const field = await canvas.findByLabelText('Ketik kode');
    await userEvent.type(field, `${placeLabel(3)}{Enter}${bookLabel(52)}{Enter}`);
    await canvas.findByText('Tercatat');
    await waitFor(() => expect(canvas.getByText('1 di tempat ini')).toBeVisible());
  },
};
export const Loading: Story = { parameters: { msw: countScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: countScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const NoRights: Story = {
  parameters: { msw: countScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
