import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CONTRACT_COLUMNS, IDENTITY_COLUMNS } from '@/lib/contract/periodExportColumns';
import { ColumnTicks } from './ColumnTicks';

const USUAL = Object.keys(CONTRACT_COLUMNS).filter((key) => !IDENTITY_COLUMNS.some((one) => one === key));

/** Which columns stand in a report or a file. */
const meta = {
  title: 'Components/Data/ColumnTicks',
  component: ColumnTicks,
  parameters: { frame: 900 },
  args: {
    columns: CONTRACT_COLUMNS,
    chosen: USUAL,
    isUsual: true,
    onTick: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ColumnTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Telepon' }));
    await expect(args.onTick).toHaveBeenLastCalledWith('phone', true);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Chosen: Story = {
  args: { chosen: ['code', 'nik', 'outstanding'], isUsual: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan ke semula' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
/** The last one stays. */
export const OneLeft: Story = {
  tags: ['no-picture'],
  args: { chosen: ['code'], isUsual: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Kontrak' })).toBeDisabled();
  },
};
export const WithNote: Story = {
  args: { note: 'NIK dan telepon hanya ikut bila dipilih; permintaannya dicatat di log.' },
};
/** In a dialog that is called so. */
export const WithoutLegend: Story = {
  tags: ['no-picture'],
  args: { legendHidden: true },
  play: async ({ canvas }) => void (await canvas.findByRole('group', { name: 'Kolom' })),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
