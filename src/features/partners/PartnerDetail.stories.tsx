import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { AGENT } from '.';
import { PartnerRoutes } from './mocks/PartnerRoutes';
import { partnerScenarios } from './mocks/scenarios';
import { PartnerDetail } from './PartnerDetail';

/** One agent: what they have coming, scheme, account, person, applications, history. */
const meta = {
  title: 'Features/Partners/PartnerDetail',
  component: PartnerDetail,
  args: { side: AGENT, id: '1', listHref: '/agen', hrefOfBatch: (id) => `/agen/commission/batch/${id}` },
  parameters: { frame: 1040, route: '/agen/1', session: 'Kepala Cabang' },
  render: () => <PartnerRoutes />,
} satisfies Meta<typeof PartnerDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeVisible();
    // As a commission, and as an application.
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'JKT-2611-00065' })).toHaveLength(2));
  },
};
/** Just registered: neither scheme nor account. */
export const Fresh: Story = {
  parameters: { msw: partnerScenarios.fresh },
  play: shown(/Belum ada skema yang disetujui/),
};
export const Loading: Story = { parameters: { msw: partnerScenarios.asking } };
export const Offline: Story = { parameters: { msw: partnerScenarios.gone }, play: shown('Tidak tersambung') };
export const Missing: Story = {
  parameters: { msw: partnerScenarios.missing },
  play: shown(/Agen ini tidak ada\./),
};
export const Forbidden: Story = {
  parameters: { msw: partnerScenarios.elsewhere },
  play: shown(/Agen ini milik kantor lain\./),
};

/** The page of the applications stands in the address; one that does not exist leads back to the first. */
export const PagesOfApplications: Story = {
  tags: ['no-picture'],
  parameters: { msw: partnerScenarios.manyApplications, route: '/agen/1?pengajuan=9&komisi=PAID' },
  play: async ({ canvas, step }) => {
    const address = () => canvas.getByTestId('address').textContent;
    await step('A page beyond the last', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ke halaman pertama' }));
      await expect(await canvas.findByText('Pemohon 1')).toBeVisible();
      await expect(address()).toBe('/agen/1?komisi=PAID');
    });
    await step('The next page', async () => {
      const table = canvas.getByRole('table', { name: 'Pengajuan' });
      const pages = within(table.closest('section') as HTMLElement);
      await userEvent.click(pages.getByRole('button', { name: /berikutnya/ }));
      await expect(await canvas.findByText('Pemohon 21')).toBeVisible();
      await expect(address()).toBe('/agen/1?komisi=PAID&pengajuan=2');
    });
  },
};

export const ApprovesAnAccount: Story = {
  parameters: { msw: partnerScenarios.waiting },
  play: async ({ canvas, step }) => {
    await step('Both requests wait', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Perubahan rekening' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Ubah rekening' })).toBeDisabled();
    });
    await step('Approving asks once', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Setujui' })[0] as HTMLElement);
      const dialog = await dialogNamed('Setujui perubahan rekening Rahmat Hidayat?');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Setujui' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(canvas.queryByRole('heading', { name: 'Perubahan rekening' })).toBeNull();
    });
  },
};

/** Somebody else was first: it says so, and the page shows what is now. */
export const DecidedMeanwhile: Story = {
  tags: ['no-picture'],
  parameters: { msw: partnerScenarios.decidedMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    const dialog = within(await dialogNamed('Tolak perubahan rekening Rahmat Hidayat?'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Bukan namanya');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await expect(await screen.findByText(/sudah disetujui/)).toBeVisible();
  },
};

/** Who asked takes it back, and decides nothing. */
export const OwnRequest: Story = {
  parameters: { msw: partnerScenarios.ownRequest, session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tarik kembali' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

export const AsksForAScheme: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah skema' }));
    const dialog = await dialogNamed('Ubah skema komisi Rahmat Hidayat');
    const form = within(dialog);
    await step('A rate that is none is said beside its field', async () => {
      const rate = form.getByRole('textbox', { name: 'Per mil, Kredit motor bekas' });
      await userEvent.clear(rate);
      await userEvent.type(rate, '51');
      await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Perjanjian baru');
      await userEvent.click(form.getByRole('button', { name: 'Minta persetujuan' }));
      await expect(form.getByText(/Isi di atas 0 sampai 50‰/)).toBeVisible();
    });
  },
};

export const AsksForAnAccount: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah rekening' }));
    const dialog = await dialogNamed('Ubah rekening Rahmat Hidayat');
    const form = within(dialog);
    const number = form.getByRole('textbox', { name: 'No. rekening' });
    await userEvent.clear(number);
    await userEvent.type(number, '1370012345678');
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Rekening lama ditutup');
    await userEvent.click(form.getByRole('button', { name: 'Minta persetujuan' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByRole('heading', { name: 'Perubahan rekening' })).toBeVisible();
  },
};

/** What the server does not take is said beside its line, as long as that is what was sent. */
export const SchemeRefused: Story = {
  tags: ['no-picture'],
  parameters: { msw: partnerScenarios.typeGoneMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah skema' }));
    const form = within(await dialogNamed('Ubah skema komisi Rahmat Hidayat'));
    const rate = form.getByRole('textbox', { name: 'Per mil, Kredit motor bekas' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '8');
    await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Perjanjian baru');
    await userEvent.click(form.getByRole('button', { name: 'Minta persetujuan' }));
    await expect(await form.findByText('Jenis kontrak ini tidak ada.')).toBeVisible();
    await expect(rate).toHaveValue('8');
    await userEvent.type(rate, ',5');
    await expect(form.queryByText('Jenis kontrak ini tidak ada.')).toBeNull();
    await userEvent.type(rate, '{Backspace}{Backspace}');
    await expect(form.getByText('Jenis kontrak ini tidak ada.')).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  parameters: { msw: partnerScenarios.changedMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah data diri' }));
    const dialog = within(await dialogNamed('Ubah Agen Rahmat Hidayat'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama' }), ' Saputra');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/0813 5550 2210/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Lanjutkan dari versi itu' })).toBeVisible();
  },
};

export const SwitchesOff: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nonaktifkan' }));
    const dialog = await dialogNamed('Nonaktifkan Agen Rahmat Hidayat?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah skema' }));
    const dialog = await dialogNamed('Ubah skema komisi Rahmat Hidayat');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Perjanjian baru');
    const form = dialog.querySelector('form');
    if (form) await refusesNonsense('AskForm', { form });
  },
};

export const PersonRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah data diri' }));
    const dialog = await dialogNamed('Ubah Agen Rahmat Hidayat');
    const form = dialog.querySelector('form');
    if (form) await refusesNonsense('PartnerForm', { form });
  },
};
