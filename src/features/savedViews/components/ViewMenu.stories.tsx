import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ApiError } from '@/lib/http/ApiError';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { buildViews } from '../mocks/buildView';
import { ViewMenu } from './ViewMenu';

const failed = new ApiError({ kind: 'offline', status: 0 });

/** The saved views of a list, one's own first. */
const meta = {
  title: 'Features/Saved views/ViewMenu',
  component: ViewMenu,
  args: {
    ...{ views: buildViews(), opened: null },
    ...{ onView: fn(), onCloseView: fn(), onSave: fn(), onRename: fn(), onRemove: fn(), onClose: fn() },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ViewMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnAndOffice: Story = {
  play: async ({ args }) => {
    const dialog = within(await dialogNamed('Tampilan'));
    const office = within(dialog.getByRole('region', { name: 'Kantor Jakarta Pusat' }));
    // Whoever does not lead the office opens its views and no more.
    await expect(office.queryByRole('button', { name: /^Hapus/ })).toBeNull();
    await userEvent.click(office.getByRole('button', { name: /^Tunai bulan ini/ }));
    await expect(args.onView).toHaveBeenCalledWith(expect.objectContaining({ id: 52 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama Menunggu persetujuan' }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus Menunggu persetujuan' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const OneIsOpen: Story = {
  args: { opened: 41 },
  play: async ({ args }) => {
    const dialog = within(await dialogNamed('Tampilan'));
    await expect(dialog.getByRole('button', { current: true })).toHaveAccessibleName('Menunggu persetujuan');
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup tampilan' }));
    await expect(args.onCloseView).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { ...OneIsOpen, globals: { viewport: { value: 'phone' } } };
export const OfWhoLeadsTheOffice: Story = {
  args: { views: buildViews().map((view) => ({ ...view, may_change: true })) },
};
export const None: Story = { args: { views: [] } };
export const Loading: Story = { args: { views: undefined } };
export const Failed: Story = {
  args: { views: undefined, notice: <ErrorState error={failed} onRetry={fn()} /> },
};
