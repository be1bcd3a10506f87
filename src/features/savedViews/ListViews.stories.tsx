import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import ListViews from './ListViews';
import { buildViews } from './mocks/buildView';
import { keepingViews, viewScenarios } from './mocks/scenarios';
import { ViewedScreen } from './mocks/ViewedScreen';

/** The saved views of a screen that keeps its state in the address. */
const meta = {
  title: 'Features/Saved views/ListViews',
  component: ListViews,
  tags: ['!autodocs'],
  parameters: { frame: 640, route: '/credit', session: 'Kasir' },
  render: () => (
    <ToastProvider>
      <ViewedScreen />
    </ToastProvider>
  ),
} satisfies Meta<typeof ListViews>;

export default meta;
type Story = StoryObj<object>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const control = (canvas: Canvas, name: string | RegExp = /^Tampilan/) =>
  canvas.findByRole('button', { name });
const address = (canvas: Canvas) => canvas.getByRole('status', { name: 'Alamat' });
async function openMenu(canvas: Canvas) {
  await userEvent.click(await control(canvas));
  return within(await dialogNamed('Tampilan'));
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A figure that led to the list is told of no other rows. */
export const OpensOne: Story = {
  parameters: { msw: viewScenarios.some, route: '/credit?angka=late..1795157400.144.1705700000.' },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(await menu.findByRole('button', { name: 'Transfer hari ini' }));
    await gone();
    await expect(address(canvas)).toHaveTextContent('?means=transfer&tampilan=42');
    const open = await control(canvas, 'Tampilan: Transfer hari ini');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** The state differs: it says so, and can be kept, or be as it was by one press. */
export const ChangesOne: Story = {
  parameters: { route: '/credit?means=transfer&tampilan=42' },
  play: async ({ canvas, msw }) => {
    msw.use(...keepingViews());
    await control(canvas, 'Tampilan: Transfer hari ini');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Tunai');
    await control(canvas, 'Tampilan: Transfer hari ini (diubah)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan perubahan' }));
    await control(canvas, 'Tampilan: Transfer hari ini');
    await expect(await screen.findByText(/^Perubahan pada tampilan/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Simpan perubahan' })).toBeNull();
  },
};

/** One of the office, of whoever does not lead it: another view can be kept, this one can't. */
export const ChangesOneOfTheOffice: Story = {
  parameters: {
    route: '/credit?period=month&means=transfer&tampilan=52',
    msw: viewScenarios.some,
  },
  play: async ({ canvas }) => {
    await control(canvas, 'Tampilan: Tunai bulan ini (diubah)');
    await expect(canvas.queryByRole('button', { name: 'Simpan perubahan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai tampilan baru' }));
    await dialogNamed('Simpan tampilan');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const SavesOne: Story = {
  parameters: { route: '/credit?means=cash' },
  play: async ({ canvas, msw }) => {
    msw.use(...keepingViews());
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Simpan tampilan ini' }));
    const form = within(await dialogNamed('Simpan tampilan'));
    await expect(form.queryByRole('combobox')).toBeNull();
    await userEvent.type(form.getByRole('textbox'), 'Tunai hari ini{Enter}');
    const open = await control(canvas, 'Tampilan: Tunai hari ini');
    await expect(await screen.findByText('Tampilan “Tunai hari ini” tersimpan.')).toBeVisible();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(address(canvas)).toHaveTextContent('?means=cash&tampilan=60');
  },
};

export const SavesOneForTheOffice: Story = {
  tags: ['no-picture'],
  parameters: { route: '/credit?means=cash' },
  play: async ({ canvas, msw }) => {
    msw.use(...keepingViews(buildViews(), true));
    const menu = await openMenu(canvas);
    await menu.findByRole('region', { name: 'Kantor Jakarta Pusat' });
    await userEvent.click(menu.getByRole('button', { name: 'Simpan tampilan ini' }));
    const form = within(await dialogNamed('Simpan tampilan'));
    await userEvent.selectOptions(form.getByRole('combobox'), 'Kantor Jakarta Pusat');
    await userEvent.type(form.getByRole('textbox'), 'Tunai{Enter}');
    await expect(
      await screen.findByText('Tampilan “Tunai” tersimpan untuk kantor Jakarta Pusat.'),
    ).toBeVisible();
  },
};

/** The open one is removed: the list stays as it is, and the control has the focus. */
export const RemovesOne: Story = {
  parameters: { route: '/credit?means=transfer&tampilan=42' },
  play: async ({ canvas, msw }) => {
    msw.use(...keepingViews());
    await control(canvas, 'Tampilan: Transfer hari ini');
    const menu = await openMenu(canvas);
    await userEvent.click(await menu.findByRole('button', { name: 'Hapus Transfer hari ini' }));
    const asks = within(await dialogNamed('Hapus tampilan “Transfer hari ini”?'));
    await userEvent.click(asks.getByRole('button', { name: 'Hapus' }));
    const open = await control(canvas, 'Tampilan');
    await expect(await screen.findByText('Tampilan “Transfer hari ini” dihapus.')).toBeVisible();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(address(canvas)).toHaveTextContent('?means=transfer');
    await expect(address(canvas)).not.toHaveTextContent('tampilan');
  },
};

export const RenamesOne: Story = {
  tags: ['no-picture'],
  parameters: { route: '/credit?means=transfer&tampilan=42' },
  play: async ({ canvas, msw }) => {
    msw.use(...keepingViews());
    const menu = await openMenu(canvas);
    await userEvent.click(await menu.findByRole('button', { name: 'Ganti nama Transfer hari ini' }));
    const form = within(await dialogNamed('Ganti nama tampilan'));
    const name = form.getByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'Transfer{Enter}');
    await control(canvas, 'Tampilan: Transfer');
    await gone();
  },
};

/** It names a cashier who left: it opens without, and says so. */
export const WithoutWhoLeft: Story = {
  parameters: { msw: viewScenarios.some },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(await menu.findByRole('button', { name: /^Nota kasir Dewi/ }));
    await expect(
      await canvas.findByText('Tampilan dibuka tanpa Kasir: pilihan itu tidak ada lagi.'),
    ).toBeVisible();
    await expect(address(canvas)).toHaveTextContent('?tampilan=53');
    await control(canvas, 'Tampilan: Nota kasir Dewi');
  },
};

/** A bookmark from when the cashier was there. */
export const BookmarkOfWhoLeft: Story = {
  tags: ['no-picture'],
  parameters: { route: '/credit?cashier=19&tampilan=53', msw: viewScenarios.some },
  play: async ({ canvas }) => {
    await canvas.findByText('Tampilan dibuka tanpa Kasir: pilihan itu tidak ada lagi.');
    await expect(address(canvas)).toHaveTextContent('?tampilan=53');
  },
};

/** A link to a view that the reader may not see: its state, and no name. */
export const LinkToAnothersView: Story = {
  tags: ['no-picture'],
  parameters: { route: '/credit?means=cash&tampilan=999', msw: viewScenarios.some },
  play: async ({ canvas }) => {
    await control(canvas, 'Tampilan');
    await expect(canvas.getByRole('combobox')).toHaveValue('cash');
  },
};

export const ChangedMeanwhile: Story = {
  parameters: { route: '/credit?means=cash&tampilan=42', msw: viewScenarios.changedMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan perubahan' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/sudah diubah orang lain/);
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NeedsAConnection: Story = {
  parameters: { route: '/credit?means=cash', msw: viewScenarios.cannotSave },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Simpan tampilan ini' }));
    const form = within(await dialogNamed('Simpan tampilan'));
    await userEvent.type(form.getByRole('textbox'), 'Tunai{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent(/Tidak tersambung ke server/);
    await expect(form.getByRole('textbox')).toHaveValue('Tunai');
  },
};
export const NameIsTaken: Story = {
  tags: ['no-picture'],
  parameters: { route: '/credit?means=cash', msw: viewScenarios.nameTaken },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Simpan tampilan ini' }));
    const form = within(await dialogNamed('Simpan tampilan'));
    await userEvent.type(form.getByRole('textbox'), 'Tunai{Enter}');
    await waitFor(() => expect(form.getByRole('textbox')).toBeInvalid());
    await expect(form.getByRole('textbox')).toHaveFocus();
  },
};
export const TooMany: Story = {
  tags: ['no-picture'],
  parameters: { route: '/credit?means=cash', msw: viewScenarios.tooMany },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Simpan tampilan ini' }));
    const form = within(await dialogNamed('Simpan tampilan'));
    await userEvent.type(form.getByRole('textbox'), 'Tunai{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent(/30 tampilan/);
  },
};
export const Offline: Story = {
  parameters: { msw: viewScenarios.offline },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(await menu.findByText('Tidak tersambung')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['no-picture'],
  parameters: { msw: viewScenarios.fails },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(await menu.findByText('Server bermasalah')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['no-picture'],
  parameters: { msw: viewScenarios.asking },
  play: async ({ canvas }) => {
    await openMenu(canvas);
  },
};
