import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { chooseFromMenu, openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { RegistrationRoutes } from './mocks/RegistrationRoutes';
import {
  blankDraft,
  cashOrdered,
  disbursed,
  moveComesLate,
  moveFindsGaps,
  moveOffline,
  nothingToDo,
  ownRegistration,
  partsFail,
  readyToDisburse,
  registrationMissing,
  registrationOffline,
  registrationOfAnotherOffice,
  registrationSlow,
  rejected,
  takingBackComesLate,
  vehicleBound,
  vehicleCheckComesLate,
  vehicleCheckRejected,
  vehicleCheckWaits,
  vehicleNumbersChanged,
  withDuplicates,
} from './mocks/detailScenarios';
import { StoryFile } from './mocks/StoryFile';
import { StorySending } from './mocks/StorySending';
import { RegistrationDetail } from './RegistrationDetail';

/** One registration on one page: steps, sums, what else is known, the form, history. */
const meta = {
  title: 'Features/Registrations/RegistrationDetail',
  component: RegistrationDetail,
  args: {
    id: '41',
    listHref: '/customer',
    hrefOf: (id) => `/customer/${id}`,
    File: StoryFile,
    Upload: StorySending,
  },
  parameters: { frame: 1030, route: '/customer/41', session: 'Penyetuju' },
  render: () => <RegistrationRoutes />,
} satisfies Meta<typeof RegistrationDetail>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };
const ask = async (canvas: Canvas, verb: string) => {
  if (verb === 'Setujui') await userEvent.click(await canvas.findByRole('button', { name: verb }));
  else await chooseFromMenu(verb);
  const dialog: HTMLElement = await screen.findByRole('dialog', { name: new RegExp(`^${verb}`) });
  return within(dialog);
};
type Dialog = Awaited<ReturnType<typeof ask>>;
const press = async (dialog: Dialog, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));

/** Analysed, and waiting for the reader's decision. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('hak Persetujuan')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Setujui' })).toBeEnabled();
    await expect(await canvas.findByText(/^Tidak ada kontrak atau form lain/)).toBeVisible();
  },
};
/** A draft of which nothing was typed yet. */
export const BlankDraft: Story = {
  parameters: { msw: blankDraft, session: 'Admin Kontrak' },
  play: shown('Belum ada yang diisi.'),
};
/** Whoever filled the form can't approve it: the menu says why, and nothing else comes first in its place. */
export const OnesOwn: Story = {
  parameters: { msw: ownRegistration },
  play: async ({ canvas }) => {
    await canvas.findByText('hak Persetujuan');
    const menu = within(await openPageMenu());
    await userEvent.click(menu.getByRole('menuitem', { name: 'Tidak tersedia (1)' }));
    const refused = within(menu.getByRole('group', { name: /Yang mengisi atau mengajukan form/ }));
    await expect(refused.getByRole('menuitem', { name: 'Setujui' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Setujui|Tolak/, hidden: true })).toBeNull();
  },
};
/** Contracts and forms with the same NIK or vehicle; of another office only that there is one. */
export const WithDuplicates: Story = {
  parameters: { msw: withDuplicates },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Kontrak JKT-2412-00031' });
    await expect(link).toHaveAttribute('href', '/contract/JKT-2412-00031');
    await expect(canvas.getByRole('link', { name: 'Form registrasi JKT/R2608/00017' })).toHaveAttribute(
      'href',
      '/customer/17',
    );
    await expect(canvas.getByText(/Makassar; rinciannya hanya untuk kantor itu/)).toBeVisible();
  },
};
/** The vehicle secures a running contract: nothing is approved, and a second person is asked by a photo. */
export const VehicleBound: Story = {
  parameters: { msw: vehicleBound, session: 'Surveyor' },
  play: async ({ canvas, step }) => {
    await expect(
      await canvas.findByText(/^Kendaraan ini masih jaminan kontrak JKT-2605-00044 \(nomor rangka\)/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Ini kendaraan lain' });
    await userEvent.click(opener);
    const dialog = within(
      await screen.findByRole<HTMLElement>('dialog', { name: 'Minta dinyatakan kendaraan lain' }),
    );
    await step('Not without photo and reason', async () => {
      await press(dialog, 'Minta persetujuan');
      await expect(await dialog.findByText('Harus dilampirkan.')).toBeVisible();
    });
    await step('Sent with both', async () => {
      await press(dialog, 'Kirim Foto gesekan nomor rangka');
      await userEvent.type(dialog.getByLabelText('Alasan'), 'Angka 1 terbaca I di STNK');
      await press(dialog, 'Minta persetujuan');
      await resultHasFocus(/Permintaan terkirim dan menunggu persetujuan\./);
    });
  },
};
/** A second person compares the photo with the numbers and lifts the hit. */
export const VehicleCheckWaits: Story = {
  parameters: { msw: vehicleCheckWaits },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui pernyataan' }));
    const dialog = within(await screen.findByRole<HTMLElement>('dialog', { name: /^Setujui pernyataan/ }));
    await press(dialog, 'Setujui');
    await resultHasFocus(/Pernyataan disetujui\./);
  },
};
/** Numbers that were changed since are not lifted; it can only be rejected. */
export const VehicleNumbersChanged: Story = {
  parameters: { msw: vehicleNumbersChanged },
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole('button', { name: 'Setujui pernyataan' });
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription(/Nomor kendaraan di form sudah diubah/);
    await expect(canvas.getByRole('button', { name: 'Tolak pernyataan' })).toBeEnabled();
  },
};
/** Somebody else decided meanwhile. */
export const VehicleCheckComesLate: Story = {
  parameters: { msw: vehicleCheckComesLate },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui pernyataan' }));
    const dialog = within(await screen.findByRole<HTMLElement>('dialog', { name: /^Setujui pernyataan/ }));
    await press(dialog, 'Setujui');
    await expect(await dialog.findByText(/sudah ditolak oleh Bambang Kusuma/)).toBeVisible();
  },
};
/** It stays bound, and says why. */
export const VehicleCheckRejected: Story = {
  parameters: { msw: vehicleCheckRejected, session: 'Admin Kontrak' },
  play: shown(/Nomor pada foto sama dengan kontrak lama/),
};
/** The reader's title takes no step from here. */
export const NothingToDo: Story = {
  parameters: { msw: nothingToDo, session: 'Surveyor' },
  play: async ({ canvas }) => {
    await canvas.findByText('hak Persetujuan');
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};
/** It became a contract. */
export const Disbursed: Story = {
  parameters: { msw: disbursed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buka kontrak' })).toHaveAttribute(
      'href',
      '/contract/JKT-2611-00118',
    );
  },
};
/** Reference and proof are asked for; the account is the one that was approved. */
export const PaysOutByTransfer: Story = {
  parameters: { msw: readyToDisburse, session: 'Admin Kontrak' },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cairkan' }));
    const dialog = within(await screen.findByRole<HTMLElement>('dialog', { name: /^Cairkan/ }));
    await step('Not without way, reference and proof', async () => {
      await press(dialog, 'Cairkan');
      await expect(await dialog.findByText('Pilih cara pencairannya.')).toBeVisible();
      await userEvent.selectOptions(dialog.getByLabelText('Cara pencairan'), 'TRANSFER');
      await press(dialog, 'Cairkan');
      await expect(await dialog.findByText('Lampirkan bukti transfernya.')).toBeVisible();
    });
    await step('Sent with all of it', async () => {
      await userEvent.type(dialog.getByLabelText('No. referensi bank'), 'TRF 2011-0042');
      await press(dialog, 'Kirim Bukti transfer');
      await press(dialog, 'Cairkan');
      await resultHasFocus(/Form registrasi sekarang Cair\./);
    });
  },
};
/** A cashier was asked to pay, and has not yet. */
export const CashOrdered: Story = {
  parameters: { msw: cashOrdered, session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik perintah' }));
    await expect(canvas.queryByRole('button', { name: 'Cairkan' })).toBeNull();
    const dialog = within(await screen.findByRole<HTMLElement>('dialog', { name: /^Tarik perintah/ }));
    await press(dialog, 'Tarik perintah');
    await resultHasFocus(/Perintah ditarik\./);
  },
};
/** The cashier paid meanwhile. */
export const TakingBackComesLate: Story = {
  parameters: { msw: takingBackComesLate, session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik perintah' }));
    const dialog = within(await screen.findByRole<HTMLElement>('dialog', { name: /^Tarik perintah/ }));
    await press(dialog, 'Tarik perintah');
    await expect(await dialog.findByText(/sudah dibayar/)).toBeVisible();
  },
};
export const Rejected: Story = { parameters: { msw: rejected }, play: shown('Ditolak') };
export const Loading: Story = { parameters: { msw: registrationSlow } };
export const Offline: Story = {
  parameters: { msw: registrationOffline },
  play: shown(/Tidak tersambung/),
};
export const Missing: Story = {
  parameters: { msw: registrationMissing },
  play: shown('Kembali ke daftar'),
};
export const OfAnotherOffice: Story = {
  parameters: { msw: registrationOfAnotherOffice },
  play: shown(/Form registrasi ini milik kantor lain\./),
};
/** Flow and duplicates could not be read; the rest stands. */
export const PartsFail: Story = { parameters: { msw: partsFail }, play: shown('Server bermasalah') };

export const Approves: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas, 'Setujui');
    await step('The sums stand where it is decided', async () => {
      await expect(await dialog.findByText('Angsuran dari penghasilan')).toBeInTheDocument();
    });
    await press(dialog, 'Setujui');
    await resultHasFocus(/Form registrasi sekarang Disetujui\./);
  },
};
/** A reason that is missing takes the focus; what was typed outlives closing the question. */
export const RejectsWithAReason: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas, 'Tolak');
    await step('Not without a reason', async () => {
      await press(dialog, 'Tolak');
      await expect(await dialog.findByLabelText('Alasan')).toHaveFocus();
    });
    await step('Sent with one', async () => {
      await userEvent.type(dialog.getByLabelText('Alasan'), 'Penghasilan tidak dapat dibuktikan');
      await press(dialog, 'Tolak');
      await resultHasFocus(/Form registrasi sekarang Ditolak\./);
    });
  },
};
/** Every field that is missing is named. */
export const HandingInFindsGaps: Story = {
  parameters: { msw: moveFindsGaps, session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Ajukan');
    await press(dialog, 'Ajukan');
    await expect(await dialog.findByText('Kendaraan: Nomor rangka: Harus diisi.')).toBeInTheDocument();
  },
};
/** Somebody was first: nothing is done twice, and what changed is said. */
export const SomebodyWasFirst: Story = {
  parameters: { msw: moveComesLate },
  play: async ({ canvas, step }) => {
    const dialog = await ask(canvas, 'Setujui');
    await press(dialog, 'Setujui');
    const conflict: HTMLElement = await screen.findByRole('dialog', { name: 'Form ini sudah berubah' });
    await expect(within(conflict).getByText('Status: Analisa → Disetujui')).toBeInTheDocument();
    await step('Behind it stands what is there now', async () => {
      await userEvent.click(within(conflict).getByRole('button', { name: 'Lihat yang terbaru' }));
      await canvas.findByText('Jatuh tempo pertama');
      await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
    });
  },
};
/** Nothing was sent; what was typed stays. */
export const LosesTheConnection: Story = {
  parameters: { msw: moveOffline },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'Tolak');
    await userEvent.type(await dialog.findByLabelText('Alasan'), 'Dokumen palsu');
    await press(dialog, 'Tolak');
    await dialog.findByText(/Tidak tersambung/);
    await expect(dialog.getByLabelText('Alasan')).toHaveValue('Dokumen palsu');
  },
};
