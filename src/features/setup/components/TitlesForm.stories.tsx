import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { buildSetup } from '../mocks/buildSetup';
import { TitlesForm } from './TitlesForm';

const { titles } = buildSetup();

/** Which titles are taken out. */
const meta = {
  title: 'Features/Setup/TitlesForm',
  component: TitlesForm,
  args: { formId: 'jabatan', titles, chosen: new Set([6, 7]), onChoose: fn(), onSubmit: fn() },
} satisfies Meta<typeof TitlesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Surveyor' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Admin Sistem' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kasir' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set([6, 7, 3]));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kolektor' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set([6]));
  },
};
/** Everything but the administrator's own and the surveyors'. */
export const ChoosesAll: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih semua yang dapat dikeluarkan' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set([1, 2, 3, 5, 6, 7, 8]));
  },
};
export const NothingFree: Story = { args: { titles: buildSetup({ done: [] }).titles, chosen: new Set() } };
export const Refused: Story = {
  args: {
    notice: (
      <InlineAlert tone="danger" title="Belum tersimpan">
        Jabatan Kasir dipegang 1 orang, termasuk yang sudah berhenti, jadi tidak dapat dihapus.
      </InlineAlert>
    ),
  },
};
