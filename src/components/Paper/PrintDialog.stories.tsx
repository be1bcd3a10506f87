import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { examplePaper } from './mocks/examplePaper';
import { PrintDialog, type PrintDialogProps } from './PrintDialog';

/**
 * The paper is seen before it is printed. Where the device never printed, it is asked first what its printer takes; later
 * the paper is changed here, in the preview.
 */
const meta = {
  title: 'Components/Paper/PrintDialog',
  component: PrintDialog,
  args: {
    title: 'Cetak nota JKT/2611/00058',
    size: 'A5',
    papers: examplePaper as PrintDialogProps['papers'],
    onSize: fn(),
    onPrint: fn(),
    onClose: fn(),
    children: <p>Setiap cetakan dihitung dan dicatat.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrintDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter prints; another paper is chosen beside it. */
export const Preview: Story = {
  play: async ({ args }) => {
    const print = screen.getByRole('button', { name: 'Cetak' });
    await expect(print).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.selectOptions(screen.getByLabelText('Kertas'), 'A4');
    await expect(args.onSize).toHaveBeenCalledWith('A4');
  },
};
export const OnARoll: Story = { args: { size: '58mm' } };

/** Asked once, before the first print of the device. */
export const FirstPrint: Story = {
  args: { size: null },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'));
    const show = dialog.getByRole('button', { name: 'Lihat cetakan' });
    await expect(show).toBeDisabled();
    await expect(show).toHaveAccessibleDescription('Lihat cetakan: pilih dahulu kertasnya.');
    await expect(dialog.queryByRole('region')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Gulungan 80 mm' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lihat cetakan' }));
    await expect(args.onSize).toHaveBeenCalledWith('80mm');
  },
};
export const Preparing: Story = { args: { papers: null } };
export const Printed: Story = {
  args: {
    printed: true,
    children: <InlineAlert tone="success">Diberikan ke pencetak.</InlineAlert>,
    next: { label: 'Nasabah berikutnya', onPress: fn() },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Nasabah berikutnya' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.next?.onPress).toHaveBeenCalledOnce();
    await expect(args.onPrint).not.toHaveBeenCalled();
  },
};
/** The paper can't be shown: what is wrong stands in its place. */
export const NotShown: Story = {
  args: { papers: null, instead: <ErrorState error={new Error('x')} onRetry={fn()} /> },
};
