import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { PageHeader } from './PageHeader';

const handlePrint = fn();
const handleVoid = fn();
const WAITS = 'Sesudah permintaan Eka Lestari pada 20 November 2026, 14:02 diputuskan.';
const CHANGE = { label: 'Minta perubahan', href: '/credit/42/change' };
const VOID = { label: 'Minta pembatalan', onSelect: handleVoid };
const MENU = [
  { label: 'Cetak', onSelect: handlePrint },
  VOID,
  { label: 'Riwayat lengkap', href: '/user/log?type=credit&record=42' },
];
const RECEIPT = {
  title: 'JKT/2611/00042',
  back: { href: '/credit', label: 'Nota Cicilan' },
  meta: 'Kontrak JKT-2511-00042 · Budi Santoso',
};

/** The page's heading, where it belongs, its facts, and what can be done: one main action, the rest in one menu. */
const meta = {
  title: 'Components/Shell/PageHeader',
  component: PageHeader,
  args: { title: 'Nota Cicilan' },
  parameters: { frame: 960 },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const openMenu = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tindakan' }));
  return within(await screen.findByRole('menu', { name: 'Tindakan' }));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {};
export const PrimaryOnly: Story = {
  args: { primary: { label: 'Tambah registrasi', adds: true, href: '/customer/add' } },
};
/** One alone needs no menu. */
export const OneOther: Story = {
  args: { primary: { label: 'Tambah kota', adds: true, onSelect: fn() }, menu: [null, MENU[2]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Riwayat lengkap' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tindakan' })).toBeNull();
  },
};
export const MenuOnly: Story = { args: { ...RECEIPT, menu: MENU } };
export const PrimaryAndMenu: Story = { args: { ...RECEIPT, primary: CHANGE, menu: MENU } };
export const MenuOpen: Story = {
  args: { ...RECEIPT, primary: CHANGE, menu: MENU },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Cetak' })).toHaveFocus());
  },
};
/** What can't be done now is folded, and each reason is said once; the main action goes there too. */
export const SomeForbidden: Story = {
  args: {
    ...RECEIPT,
    primary: { ...CHANGE, whyNot: WAITS },
    menu: [...MENU.slice(0, 1), { ...VOID, whyNot: WAITS }, ...MENU.slice(2)],
  },
  play: async ({ canvas }) => {
    handleVoid.mockClear();
    await expect(canvas.queryByRole('link', { name: 'Minta perubahan' })).toBeNull();
    const menu = await openMenu(canvas);
    await expect(menu.queryByText(WAITS)).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Tidak tersedia (2)' }));
    await expect(menu.getAllByText(WAITS)).toHaveLength(1);
    const refused = within(menu.getByRole('group', { name: WAITS }));
    await userEvent.click(refused.getByRole('menuitem', { name: 'Minta pembatalan' }));
    await expect(handleVoid).not.toHaveBeenCalled();
  },
};
export const AllForbidden: Story = {
  args: { ...RECEIPT, menu: [{ ...VOID, whyNot: 'Nota ini sudah dibatalkan.' }] },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByText('Nota ini sudah dibatalkan.')).toBeVisible();
  },
};
/** What may be done is being asked: everything keeps its place. */
export const Loading: Story = {
  args: {
    ...RECEIPT,
    meta: <Skeleton width={240} />,
    primary: { label: 'Minta perubahan', onSelect: fn(), waits: true },
    menu: MENU.slice(0, 2).map((action) => ({ ...action, waits: true })),
  },
  play: async ({ canvas }) => {
    handlePrint.mockClear();
    await expect(canvas.getByRole('button', { name: 'Minta perubahan' })).toBeDisabled();
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Cetak' }));
    await expect(handlePrint).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    ...RECEIPT,
    title: 'Permintaan perubahan nota pembayaran angsuran ke-12 atas nama Raden Mas Bambang Hadikusumo',
    primary: CHANGE,
    menu: MENU,
  },
  parameters: { frame: 360 },
};

/** Arrows go round, a letter jumps, Esc and a choice give the focus back to the button. */
export const GoesByKeyboard: Story = {
  tags: ['no-picture'],
  args: { ...RECEIPT, primary: CHANGE, menu: MENU },
  play: async ({ canvas }) => {
    handleVoid.mockClear();
    const button = canvas.getByRole('button', { name: 'Tindakan' });
    const menu = await openMenu(canvas);
    const focused = (name: string) =>
      waitFor(() => expect(menu.getByRole('menuitem', { name })).toHaveFocus());
    await focused('Cetak');
    await userEvent.keyboard('{ArrowUp}');
    await focused('Riwayat lengkap');
    await userEvent.keyboard('m');
    await focused('Minta pembatalan');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(handleVoid).toHaveBeenCalledOnce());
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
