import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { recordCall } from '@/lib/contract/calls';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import CallDialog from './CallDialog';
import { buildCall } from './mocks/buildCall';
import { callScenarios } from './mocks/scenarios';

/** Records the result of a call; opened from a row of what is late and from the contract. */
const meta = {
  title: 'Features/Collection/CallDialog',
  component: CallDialog,
  args: { code: 'JKT-2603-00118', onClose: fn() },
  parameters: { session: 'Supervisor Kolektor' },
  render: function Closes({ code, onClose }) {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return isOpen ? <CallDialog code={code} onClose={close} /> : <></>;
  },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof CallDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Catat telepon, Bambang Sutrisno';
const form = async () => within(await dialogNamed(TITLE));
const says = (text: string | RegExp): Story['play'] =>
  async function shows() {
    await expect(await screen.findByText(text)).toBeVisible();
  };

async function promise(dialog: Awaited<ReturnType<typeof form>>, amount = '774900') {
  await userEvent.selectOptions(dialog.getByLabelText('Hasil'), 'Janji bayar');
  await userEvent.type(dialog.getByLabelText('Akan dibayar pada'), '23/11/2026');
  await userEvent.type(dialog.getByLabelText('Jumlah yang dijanjikan'), amount);
}
const send = (dialog: Awaited<ReturnType<typeof form>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Catat' }));

export const Default: Story = {
  play: async () => {
    await form();
  },
};
export const Loading: Story = { parameters: { msw: callScenarios.asking } };
export const Failed: Story = { parameters: { msw: callScenarios.fails }, play: says('Server bermasalah') };
export const Offline: Story = { parameters: { msw: callScenarios.offline }, play: says('Tidak tersambung') };
export const Ended: Story = { parameters: { msw: callScenarios.ended }, play: says(/sudah berakhir/) };
export const HostWithoutCalls: Story = {
  parameters: { msw: callScenarios.noSuchCall },
  play: says('Server perusahaan Anda tidak mencatat telepon penagihan.'),
};
export const OnSunday: Story = { parameters: { msw: callScenarios.sunday }, play: says(/Hari ini Minggu/) };

/** A promise is recorded, and it is said what follows. */
export const RecordsAPromise: Story = {
  play: async ({ args }) => {
    const dialog = await form();
    await promise(dialog);
    await send(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(await screen.findByText('Janji Rp774.900 pada 23 November 2026 tercatat.')).toBeVisible();
  },
};

/** More than is owed is refused before it is sent; the focus stands where it is mended. */
export const PromisesTooMuch: Story = {
  play: async ({ args }) => {
    const dialog = await form();
    await promise(dialog, '774901');
    await send(dialog);
    const amount = dialog.getByLabelText('Jumlah yang dijanjikan');
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveAccessibleDescription(/^Paling banyak Rp774\.900/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Somebody paid while the form was open: the server says it at the field, and what was typed stays. */
export const PaidMeanwhile: Story = {
  parameters: { msw: callScenarios.paidMeanwhile },
  play: async () => {
    const dialog = await form();
    await promise(dialog);
    await send(dialog);
    await expect(await dialog.findByText('Tidak ada yang harus dibayar sampai tanggal itu.')).toBeVisible();
    await expect(dialog.getByLabelText('Jumlah yang dijanjikan')).toHaveValue('774.900');
  },
};

/** Somebody else recorded a promise while the form was open: it is shown, and replaced only where that is said. */
export const PromisedMeanwhile: Story = {
  tags: ['no-picture'],
  parameters: { msw: callScenarios.promisedMeanwhile },
  play: async ({ args }) => {
    const dialog = await form();
    await promise(dialog);
    await send(dialog);
    await expect(await dialog.findByText(/Dewi Lestari sudah mencatat janji/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await send(dialog);
    await expect(await dialog.findByText(/mengganti janji yang berjalan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Ganti janji Rp720\.000/ }));
    await send(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Outside the hours it has to be said that it is kept all the same. */
export const OutsideHours: Story = {
  parameters: { msw: callScenarios.late },
  play: async ({ args }) => {
    const dialog = await form();
    await send(dialog);
    await expect(await dialog.findByText('Nyatakan bahwa telepon ini tetap dicatat.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tetap dicatat sebagai di luar ketentuan' }));
    await send(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The hour passed while it was typed: then it is asked for. */
export const LateMeanwhile: Story = {
  parameters: { msw: callScenarios.lateMeanwhile },
  play: async () => {
    const dialog = await form();
    await send(dialog);
    await expect(
      await dialog.findByRole('checkbox', { name: 'Tetap dicatat sebagai di luar ketentuan' }),
    ).toBeVisible();
  },
};

/** A consent that holds is named by itself. */
export const WithConsent: Story = {
  parameters: { msw: callScenarios.allowed },
  play: async ({ msw, args }) => {
    const sent = fn();
    msw.use(
      mockEndpoint(recordCall, ({ body }) => {
        sent(body.consent_id);
        return buildCall();
      }),
    );
    await send(await form());
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith(4);
  },
};

/** The network goes: what was typed stays. */
export const NotSaved: Story = {
  parameters: { msw: callScenarios.notSaved },
  play: async () => {
    const dialog = await form();
    await userEvent.type(dialog.getByLabelText('Catatan (boleh kosong)'), 'Sore saja');
    await send(dialog);
    await expect(await dialog.findByText(/Tidak tersambung/)).toBeVisible();
    await expect(dialog.getByLabelText('Catatan (boleh kosong)')).toHaveValue('Sore saja');
  },
};

export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async () => {
    const dialog = await form();
    await promise(dialog);
    await refusesNonsense('CallForm', { form: dialog.getByRole('form') });
  },
};
