import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { COUNT_PLACES } from '../mocks/buildCount';
import { ScanBoard } from './ScanBoard';

/** The counting screen, made for a cheap phone. */
const meta = {
  title: 'Features/BpkbCounts/ScanBoard',
  component: ScanBoard,
  parameters: { frame: 400 },
  args: {
    ...{ name: 'Jakarta, Brankas 1', places: COUNT_PLACES, place: 3 },
    ...{ last: { heard: 'TAKEN', code: 'BPKB:1042-76', nth: 4 }, counted: 1312, here: 37, unsent: 12 },
    ...{ problem: null, pauseHref: '/bpkb/opname/4', onPlace: fn(), onCode: fn(), onSend: fn() },
  },
} satisfies Meta<typeof ScanBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim 12' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByLabelText('Tempat yang dihitung'), 'Brankas 2, rak 1');
    await expect(args.onPlace).toHaveBeenCalledWith(5);
  },
};
export const Begins: Story = { args: { place: null, last: null, counted: 0, here: 0, unsent: 0 } };
/** The device is full: the code does not count, and that is said. */
export const NotKept: Story = {
  args: {
    last: { heard: 'NOT_KEPT', code: 'BPKB:1042-76', nth: 5 },
    problem:
      'Penyimpanan perangkat penuh. Yang terakhir belum tersimpan; hapus foto atau aplikasi lain, lalu coba lagi.',
  },
};
