import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { printed, printsOn } from '@/lib/mocks/printing';
import { LabelRoute } from './mocks/BpkbRoute';
import { bpkbScenarios } from './mocks/scenarios';
import { LabelPrinting } from './LabelPrinting';

/** Labels on sheets of A4: of the books of a filter, of one book, or of places. */
const meta = {
  title: 'Features/Bpkb/LabelPrinting',
  component: LabelPrinting,
  tags: ['!autodocs'],
  parameters: { frame: 1200, route: '/bpkb/label?task=TO_LABEL', session: 'Admin Kontrak' },
  args: { listHref: '/bpkb' },
  render: () => <LabelRoute />,
  beforeEach: () => printsOn('A4'),
} satisfies Meta<typeof LabelPrinting>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown(/^2 BPKB belum berlabel/) };
export const Mobile: Story = { ...Default, globals: phone };
/** With the thumb or by keys: one is left out, then all are, and one alone is printed. */
export const LeavesOutOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Pilih E-00418820, BPKB:49-48' });
    await expect(box).toBeVisible();
    const room = box.closest('label')?.getBoundingClientRect();
    await expect(Math.min(room?.width ?? 0, room?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await userEvent.click(box);
    await expect(canvas.getByText('1 label, 1 lembar')).toBeVisible();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 label, 1 lembar')).toBeVisible();
    await userEvent.click(canvas.getByText('Pilih semua'));
    await expect(canvas.getByRole('button', { name: 'Cetak' })).toBeDisabled();
    await userEvent.click(box);
    await expect(canvas.getByText('1 label, 1 lembar')).toBeVisible();
  },
};
/** A half used sheet; one is left out; printed, then marked. */
export const PrintsAndMarks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Label ke-5' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih E-00418820, BPKB:49-48' }));
    await expect(canvas.getByText('1 label, 1 lembar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const sheet = document.querySelector('[data-print-sheet]');
    await expect(sheet?.querySelectorAll('[data-part="used"]')).toHaveLength(4);
    await expect(sheet).toHaveTextContent('N-10029384');
    await userEvent.click(canvas.getByRole('button', { name: 'Tandai sudah dicetak' }));
    await canvas.findByText('1 BPKB ditandai sudah berlabel.');
  },
};
export const MarkingOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.labellingOffline },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandai sudah dicetak' }));
    await canvas.findByText('Belum ditandai');
    await expect(canvas.getByRole('button', { name: 'Tandai sudah dicetak' })).toBeVisible();
  },
};
export const OneBook: Story = {
  parameters: { route: '/bpkb/label?book=51' },
  play: async ({ canvas }) => void (await canvas.findByText('1 label, 1 lembar')),
};
export const OfPlaces: Story = {
  parameters: { route: '/bpkb/label?places=1&office=1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Pilih Brankas 2, rak 1, TEMPAT:5-83' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    // Nobody keeps when a place had its label.
    await expect(canvas.queryByRole('button', { name: 'Tandai sudah dicetak' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: bpkbScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: bpkbScenarios.nothing },
  play: shown('Semua BPKB sudah berlabel'),
};
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
