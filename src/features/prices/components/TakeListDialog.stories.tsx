import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { buildDiff } from '../mocks/buildPrices';
import { TakeListDialog } from './TakeListDialog';

/** Asks once more, with what will happen, before a whole list of prices is taken. */
const meta = {
  title: 'Features/Prices/TakeListDialog',
  component: TakeListDialog,
  args: { diff: buildDiff(), validFrom: '2027-01-01', ending: true, onTake: fn(), onCancel: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TakeListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Ambil daftar harga mulai 1 Januari 2027?';

export const Asks: Story = {
  play: async ({ args }) => {
    const dialog = within(await dialogNamed(TITLE));
    await expect(
      dialog.getByText('1 harga yang tidak ada di berkas berakhir 31 Desember 2026'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ambil' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { ending: false, problem: 'Daftar harga berubah sejak berkas ini dibandingkan. Bandingkan lagi.' },
};
