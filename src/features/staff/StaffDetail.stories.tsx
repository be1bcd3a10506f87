import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { chooseFromMenu, openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { cashClosedMeanwhile, staffScenarios } from './mocks/scenarios';
import { StaffRoutes } from './mocks/StaffRoutes';
import { StaffDetail } from './StaffDetail';

/** One person: where they stand, what is known, and what can be done. */
const meta = {
  title: 'Features/Staff/StaffDetail',
  component: StaffDetail,
  args: { id: '1', listHref: '/user/staff' },
  parameters: { frame: 1040, route: '/user/staff/1', session: 'Admin Sistem' },
  render: () => <StaffRoutes />,
} satisfies Meta<typeof StaffDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Eka Lestari' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: staffScenarios.asking } };
export const Offline: Story = { parameters: { msw: staffScenarios.gone }, play: shown('Tidak tersambung') };
export const Missing: Story = {
  parameters: { msw: staffScenarios.missing },
  play: shown(/Staf ini tidak ada\./),
};
export const Forbidden: Story = {
  parameters: { msw: staffScenarios.elsewhere },
  play: shown(/Staf ini milik kantor lain\./),
};
export const Invited: Story = {
  parameters: { route: '/user/staff/13', msw: staffScenarios.linkOpen },
  play: shown('Menunggu kata sandi dibuat'),
};
/** What was asked for is said, with who decides; whoever asked takes it back. */
export const Waiting: Story = {
  parameters: { msw: staffScenarios.waits },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menunggu persetujuan: perubahan staf Eka Lestari')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tarik kembali' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tarik kembali' })).toBeEnabled());
  },
};
/** Where no e-mail reaches the person, a second one confirms the link. */
export const LinkWaits: Story = {
  parameters: { msw: staffScenarios.linkWaits },
  play: async () => {
    await chooseFromMenu('Reset kata sandi');
    const dialog = within(await dialogNamed('Reset kata sandi Eka Lestari?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset kata sandi' }));
    await expect(await screen.findByText('Menunggu persetujuan orang lain')).toBeVisible();
  },
};
/** Who lost the phone signs in with a sent code again; it is said first what that ends. */
export const TakesAuthenticatorAway: Story = {
  parameters: { msw: staffScenarios.withApp },
  play: async () => {
    await chooseFromMenu('Lepas autentikator');
    const dialog = await dialogNamed('Lepas aplikasi autentikator Eka Lestari?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lepas' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};
export const AuthenticatorStays: Story = {
  parameters: { msw: staffScenarios.appStays },
  play: async () => {
    await chooseFromMenu('Lepas autentikator');
    const dialog = await dialogNamed('Lepas aplikasi autentikator Eka Lestari?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lepas' }));
    await expect(await within(dialog).findByText(/Server sedang sibuk/)).toBeVisible();
  },
};
/** Without an app there is nothing to take away. */
export const ChoosesPhoto: Story = {
  play: async () => {
    await chooseFromMenu('Pilih foto');
    const dialog = await dialogNamed('Foto Eka Lestari');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan foto' }));
    await expect(await within(dialog).findByText('Pilih foto dahulu.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    const menu = within(await openPageMenu());
    await expect(menu.getByRole('menuitem', { name: 'Pilih foto' })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: /Lepas autentikator|Hapus foto/ })).toBeNull();
  },
};
export const PhotoStays: Story = {
  parameters: { msw: staffScenarios.photoRefused },
  play: async () => {
    await chooseFromMenu('Hapus foto');
    const dialog = await dialogNamed('Hapus foto Eka Lestari?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus foto' }));
    await expect(await within(dialog).findByText(/Tidak tersambung/)).toBeVisible();
  },
};
/** One's own page: name and e-mail can be changed, nothing else. */
export const Oneself: Story = {
  parameters: { route: '/user/staff/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ubah data' })).toBeVisible();
    const menu = within(await openPageMenu());
    await expect(menu.getByRole('menuitem', { name: 'Akhiri masa kerja' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** Beyond the reach of an administrator of one office. */
export const NoRights: Story = {
  parameters: { route: '/user/staff/2', msw: staffScenarios.higher },
  play: async ({ canvas }) => {
    const menu = within(await openPageMenu());
    await expect(menu.getAllByText(/hanya diatur oleh pemegang hak data user/)).toHaveLength(1);
    await expect(menu.getByRole('menuitem', { name: 'Ubah data' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Ubah data' })).toBeNull();
  },
};

export const Changes: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah data' }));
    const dialog = await dialogNamed('Ubah Eka Lestari');
    const form = within(dialog);
    await chooseOption(form.getByRole('combobox', { name: 'Jabatan' }), 'Penyetuju');
    await userEvent.click(form.getByRole('checkbox', { name: 'Makassar' }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByText('Jakarta, Makassar')).toBeVisible();
  },
};

/** Both versions side by side; what was typed stays. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: staffScenarios.changedMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah data' }));
    const dialog = within(await dialogNamed('Ubah Eka Lestari'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama' }), ' Putri');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/eka@angsur\.test/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nama' })).toHaveValue('Eka Lestari Putri');
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await expect(dialog.queryByText(/eka@angsur\.test/)).toBeNull();
  },
};

export const ResetsThePassword: Story = {
  play: async ({ step }) => {
    await chooseFromMenu('Reset kata sandi');
    const dialog = within(await dialogNamed('Reset kata sandi Eka Lestari?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset kata sandi' }));
    await step('The link is shown this once', async () => {
      const link = await dialog.findByRole('textbox', { name: 'Tautan kata sandi' });
      await expect(link).toHaveValue(
        'https://angsur.example.co.id/account/link#contoh-tautan-sekali-pakai-7f3a',
      );
    });
  },
};
export const ResetsByMail: Story = {
  tags: ['no-picture'],
  parameters: { msw: staffScenarios.mailed },
  play: async () => {
    await chooseFromMenu('Reset kata sandi');
    const dialog = within(await dialogNamed('Reset kata sandi Eka Lestari?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset kata sandi' }));
    await expect(await dialog.findByText('Terkirim ke k***@angsur.test')).toBeVisible();
  },
};
export const LinkFails: Story = {
  tags: ['no-picture'],
  parameters: { msw: staffScenarios.linkFails },
  play: async () => {
    await chooseFromMenu('Reset kata sandi');
    const dialog = within(await dialogNamed('Reset kata sandi Eka Lestari?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset kata sandi' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reset kata sandi' })).toBeEnabled();
  },
};

const openEnding = async () => {
  await chooseFromMenu('Akhiri masa kerja');
  return dialogNamed('Akhiri masa kerja Eka Lestari?');
};

export const Ends: Story = {
  play: async ({ step }) => {
    const dialog = await openEnding();
    const form = within(dialog);
    await step('What is in their hands, and what becomes of it', async () => {
      await expect(await form.findByText('Permintaan perubahan nota JKT/2611/00042')).toBeVisible();
      await expect(form.getByText(/2 draf form registrasi/)).toBeVisible();
    });
    await step('A reason is needed', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
      await expect(form.getByText(/Tulis alasan/)).toBeVisible();
    });
  },
};
export const EndsAtOnce: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await openEnding();
    const form = within(dialog);
    await form.findByText('Permintaan perubahan nota JKT/2611/00042');
    await chooseOption(form.getByRole('combobox', { name: 'Serahkan survei kepada' }), 'Dimas Prakoso');
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Mengundurkan diri');
    await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Terima kembali' })).toBeVisible();
  },
};
/** Money that is not closed stops it. */
export const CashStopsIt: Story = {
  parameters: { msw: staffScenarios.cashHeld },
  play: async () => {
    const form = within(await openEnding());
    await expect(await form.findByText(/harus ditutup lebih dahulu/)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Mengundurkan diri');
    await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
    await expect(form.getByText(/harus ditutup lebih dahulu/)).toBeVisible();
  },
};
/** Closed while the dialog stood open: a press asks again, and only the next one ends anything. */
export const CashIsClosedMeanwhile: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...cashClosedMeanwhile()),
  play: async () => {
    const dialog = await openEnding();
    const form = within(dialog);
    await form.findByText(/harus ditutup lebih dahulu/);
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Mengundurkan diri');
    await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
    await waitFor(() => expect(form.queryByText(/harus ditutup lebih dahulu/)).toBeNull());
    await expect(form.getByText('Permintaan perubahan nota JKT/2611/00042')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
export const NothingHeld: Story = {
  parameters: { msw: staffScenarios.nothingHeld },
  play: async () => {
    await expect(await within(await openEnding()).findByText(/Tidak ada pekerjaan atau uang/)).toBeVisible();
  },
};
export const LeavingFails: Story = {
  tags: ['no-picture'],
  parameters: { msw: staffScenarios.leavingFails },
  play: async () => {
    await expect(await within(await openEnding()).findByText('Server bermasalah')).toBeVisible();
  },
};
/** Something came into their hands while the dialog stood open: the list is fetched again, and nothing was ended. */
export const HeldMore: Story = {
  tags: ['no-picture'],
  parameters: { msw: staffScenarios.heldMore },
  play: async () => {
    const form = within(await openEnding());
    await form.findByText('Permintaan perubahan nota JKT/2611/00042');
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Mengundurkan diri');
    await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
    await expect(await form.findByText(/bertambah sejak ditampilkan/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Mengundurkan diri');
  },
};

/** Whoever was to take over the surveys has left too: said beside the choice, until another one is made. */
export const SurveyorLeft: Story = {
  tags: ['no-picture'],
  parameters: { msw: staffScenarios.surveyorLeft },
  play: async () => {
    const form = within(await openEnding());
    await form.findByText('Permintaan perubahan nota JKT/2611/00042');
    const surveyor = () => form.getByRole('combobox', { name: 'Serahkan survei kepada' });
    await chooseOption(surveyor(), 'Dimas Prakoso');
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Mengundurkan diri');
    await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
    await expect(await form.findByText('Pilih surveyor aktif kantor itu.')).toBeVisible();
    await chooseOption(surveyor(), 'Surveyor mana pun di kantor itu');
    await expect(form.queryByText('Pilih surveyor aktif kantor itu.')).toBeNull();
  },
};

/** So may whoever was to take over the accounts. */
export const CollectorLeft: Story = {
  tags: ['no-picture'],
  parameters: { msw: staffScenarios.collectorLeft },
  play: async () => {
    const form = within(await openEnding());
    await form.findByText(/^12 akun yang ditagih/);
    const collector = () => form.getByRole('combobox', { name: 'Serahkan akun kepada' });
    await chooseOption(collector(), 'Agus Salim');
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Mengundurkan diri');
    await userEvent.click(form.getByRole('button', { name: 'Akhiri masa kerja' }));
    await expect(await form.findByText('Pilih kolektor aktif kantor itu.')).toBeVisible();
    await chooseOption(collector(), 'Belum berkolektor');
    await expect(form.queryByText('Pilih kolektor aktif kantor itu.')).toBeNull();
  },
};

export const Returns: Story = {
  parameters: { route: '/user/staff/12' },
  play: async ({ canvas, step }) => {
    await step('Who has left says since when and why', async () => {
      await expect(await canvas.findByText(/Mengundurkan diri/)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Terima kembali' }));
    const dialog = await dialogNamed('Terima kembali Yohanes Kambu?');
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: 'Jabatan' })).toHaveDisplayValue('Kolektor'),
    );
  },
};
const openCertificate = async () => {
  await chooseFromMenu('Sertifikat kolektor');
  return dialogNamed('Sertifikat kolektor Yohanes Kambu');
};
/** A new number is written beside the day that it holds until. */
export const WritesCertificate: Story = {
  parameters: { route: '/user/staff/12', msw: staffScenarios.collector },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SPPI-2025-00118, berlaku sampai 20 Mei 2028')).toBeVisible();
    const dialog = await openCertificate();
    await userEvent.type(within(dialog).getByLabelText('Nomor sertifikat'), '-P1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByText('SPPI-2025-00118-P1, berlaku sampai 20 Mei 2028')).toBeVisible();
  },
};
export const CertificateEnded: Story = {
  parameters: { route: '/user/staff/12', msw: staffScenarios.certificateEnded },
  play: shown('SPPI-2023-00041, berakhir 4 November 2026'),
};
/** Without number and day nothing is sent. */
export const CertificateIncomplete: Story = {
  parameters: { route: '/user/staff/12', msw: staffScenarios.noCertificate },
  play: async () => {
    const dialog = within(await openCertificate());
    await userEvent.type(dialog.getByLabelText('Nomor sertifikat'), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText('Isi 3 sampai 60 huruf atau angka.')).toBeVisible();
    await expect(dialog.getByText('Isi hari terakhir berlakunya.')).toBeVisible();
  },
};
export const CertificateRefused: Story = {
  parameters: { route: '/user/staff/12', msw: staffScenarios.certificateRefused },
  play: async () => {
    const dialog = within(await openCertificate());
    await userEvent.type(dialog.getByLabelText('Nomor sertifikat'), '-P1');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText('Nomor ini bukan nomor sertifikat.')).toBeVisible();
  },
};
/** Somebody else wrote another one meanwhile: both are shown. */
export const CertificateChangedMeanwhile: Story = {
  parameters: { route: '/user/staff/12', msw: staffScenarios.certificateChanged },
  play: async () => {
    const dialog = within(await openCertificate());
    await userEvent.type(dialog.getByLabelText('Nomor sertifikat'), '-P1');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/SPPI-2026-00777/)).toBeVisible();
  },
};
/** Only a day that exists is a last day. */
export const CertificateRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { route: '/user/staff/12', msw: staffScenarios.collector },
  play: async () => {
    const dialog = await openCertificate();
    await userEvent.type(within(dialog).getByLabelText('Nomor sertifikat'), '-P1');
    const form = dialog.querySelector('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('CertificateForm', { form });
  },
};
