import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { exportCutOff, exportNothing } from './mocks/scenarios';
import { useRegistrationExport } from './useRegistrationExport';

function RegistrationExport() {
  const { actions, shown } = useRegistrationExport();
  return (
    <>
      <PageHeader title="Form Registrasi" menu={actions} />
      {shown}
    </>
  );
}

/** Every registration that the list's filters leave, as a file; for holders of `is_export`. */
const meta = {
  title: 'Features/Registrations/RegistrationExport',
  component: RegistrationExport,
  parameters: { session: 'Kepala Cabang', route: '/customer?status=3&surveyor=7' },
} satisfies Meta<typeof RegistrationExport>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Files that were handed to the browser in a story. */
let saved: string[] = [];
function keepDownloads() {
  saved = [];
  const catchClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  document.addEventListener('click', catchClick, { capture: true });
  return () => document.removeEventListener('click', catchClick, { capture: true });
}

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
  const dialog: HTMLElement = await screen.findByRole('dialog', { name: 'Export form' });
  return within(dialog);
}

export const SavesAllFilteredRows: Story = {
  beforeEach: keepDownloads,
  parameters: { route: '/customer' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByText('30 form');
    await userEvent.click(await dialog.findByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await dialog.findByText('Berkas lengkap');
    await expect(saved).toEqual(['form-registrasi_2026-11-20.csv']);
  },
};
/** It says what the list is narrowed to, by the names on the screen. */
export const SaysWhatItIsNarrowedTo: Story = {
  parameters: { route: '/customer?status=3&surveyor=7&marketer=3&age=3' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByText('1 form');
    await waitFor(() => expect(dialog.getByText('Survei')).toBeVisible());
    await expect(await dialog.findByText('Surveyor Joko Purnomo')).toBeVisible();
    await expect(await dialog.findByText('Marketing Dedi Kurniawan')).toBeVisible();
    await expect(await dialog.findByText('Umur status 3 hari atau lebih')).toBeVisible();
    await expect(await dialog.findByText('Kantor Jakarta')).toBeVisible();
  },
};
export const NeverKeepsHalfAFile: Story = {
  parameters: { msw: exportCutOff },
  beforeEach: keepDownloads,
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Unduh' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await dialog.findByText(/Sambungan terputus sebelum berkas selesai/);
    await expect(saved).toEqual([]);
  },
};
export const NothingToExport: Story = {
  parameters: { msw: exportNothing },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByText('Tidak ada form');
    await expect(dialog.queryByRole('button', { name: 'Unduh' })).toBeNull();
  },
};
/** Without the flag there is nothing to press. */
export const WithoutTheRight: Story = {
  parameters: { session: 'Surveyor' },
  play: async ({ canvas }) =>
    void (await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()),
};
