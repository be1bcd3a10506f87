import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { LetterDaysEditor } from './LetterDaysEditor';
import { buildClasses } from './mocks/buildClasses';
import { overdueClassScenarios } from './mocks/scenarios';

/** Asks for other days of warning letters: a second person decides, and they hold from the next day. */
const meta = {
  title: 'Features/OverdueClasses/LetterDaysEditor',
  component: LetterDaysEditor,
  parameters: { frame: 720, session: 'Admin Sistem' },
  args: { row: buildClasses(), onClose: fn() },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof LetterDaysEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Minta perubahan hari surat peringatan';
const SEND = 'Minta persetujuan';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function type(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Default: Story = {
  play: async () => {
    await dialogNamed(TITLE);
    await expect(screen.getByLabelText('SP3')).toHaveValue('22');
  },
};
export const Asks: Story = {
  play: async ({ args }) => {
    await dialogNamed(TITLE);
    await type('SP1', '5');
    await press(SEND);
    await expect(
      await screen.findByText(/Perubahan hari surat peringatan menunggu persetujuan/),
    ).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** Before the first contract nobody has to decide. */
export const AtOnce: Story = {
  parameters: { msw: overdueClassScenarios.lettersAtOnce },
  play: async () => {
    await dialogNamed(TITLE);
    await type('SP1', '5');
    await press(SEND);
    await expect(await screen.findByText(/Berlaku mulai 21 November 2026/)).toBeVisible();
  },
};
export const SaysWhatDoesNotRise: Story = {
  play: async () => {
    await dialogNamed(TITLE);
    await type('SP2', '8');
    await press(SEND);
    await expect(await screen.findByText('Paling sedikit 9: setelah SP1.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('SP2')).toHaveFocus());
    await expect(screen.getByLabelText('SP2')).toHaveValue('8');
  },
};
export const NothingChanged: Story = {
  play: async () => {
    await dialogNamed(TITLE);
    await press(SEND);
    await expect(
      await screen.findByText('Sama dengan yang berlaku. Ubah paling sedikit satu hari.'),
    ).toBeVisible();
  },
};
export const KeepsWhatWasTyped: Story = {
  parameters: { msw: overdueClassScenarios.askOffline },
  play: async () => {
    await dialogNamed(TITLE);
    await type('SP1', '5');
    await press(SEND);
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
    await expect(screen.getByLabelText('SP1')).toHaveValue('5');
  },
};
/** Another change waits already. */
export const AskedMeanwhile: Story = {
  parameters: { msw: overdueClassScenarios.askedMeanwhile },
  play: async () => {
    await dialogNamed(TITLE);
    await type('SP1', '5');
    await press(SEND);
    await expect(await screen.findByText(/sudah diminta oleh Rina Wijaya/)).toBeVisible();
    await expect(screen.getByLabelText('SP1')).toHaveValue('5');
  },
};
/** Others were approved meanwhile: what changed is said, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: overdueClassScenarios.lettersChangedMeanwhile },
  play: async ({ args }) => {
    await dialogNamed(TITLE);
    await type('SP1', '6');
    await press(SEND);
    await expect(await screen.findByText('Hari surat peringatan: 8, 15, 22 → 5, 12, 20')).toBeVisible();
    await press('Lanjutkan dari versi itu');
    await expect(screen.getByLabelText('SP1')).toHaveValue('6');
    await press(SEND);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** What is no number is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  args: { row: buildClasses({ letter_from: [9, 15, 22] }) },
  play: async () => {
    const dialog = await dialogNamed(TITLE);
    const form = dialog.querySelector('form');
    if (!form) throw new Error('No form');
    await type('SP1', '8');
    await refusesNonsense('LetterDaysForm', { form });
  },
};
