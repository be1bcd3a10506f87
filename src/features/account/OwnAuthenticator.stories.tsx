import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { STORY_CODES, STORY_PASSWORD } from './mocks/fixtures';
import { authenticatorScenarios } from './mocks/authenticatorScenarios';
import { OwnAuthenticator } from './OwnAuthenticator';

/** One's own authenticator app, connected. */
const meta = {
  title: 'Features/Account/OwnAuthenticator',
  component: OwnAuthenticator,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof OwnAuthenticator>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The dialog's own button; the page below it has one of the same name. */
const turnOff = async () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Matikan' }));
const prove = async (password = STORY_PASSWORD, code = '482915') => {
  await userEvent.type(await screen.findByLabelText('Kata sandi'), password);
  await userEvent.type(screen.getByLabelText('Kode aplikasi atau kode pemulihan'), code);
};

export const Off: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Pasang aplikasi autentikator' })).toBeVisible();
  },
};
export const On: Story = {
  parameters: { msw: authenticatorScenarios.on() },
  play: async () => {
    await expect(await screen.findByText('Aktif')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: authenticatorScenarios.asking() } };
export const HostWithoutIt: Story = {
  parameters: { msw: authenticatorScenarios.noSuchCall() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Server ini belum menyediakan aplikasi autentikator.'),
    ).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: { msw: authenticatorScenarios.networkGone() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  },
};

export const AsksForThePassword: Story = {
  play: async () => {
    await press('Pasang aplikasi autentikator');
    await press('Lanjutkan');
    await expect(screen.getByLabelText('Kata sandi')).toHaveAccessibleDescription('Isi kata sandi.');
    await userEvent.type(screen.getByLabelText('Kata sandi'), 'bukan ini');
    await press('Lanjutkan');
    await waitFor(() =>
      expect(screen.getByLabelText('Kata sandi')).toHaveAccessibleDescription('Kata sandi salah.'),
    );
  },
};

const begin = async () => {
  await press('Pasang aplikasi autentikator');
  await userEvent.type(await screen.findByLabelText('Kata sandi'), STORY_PASSWORD);
  await press('Lanjutkan');
};
const sentCode = () => screen.findByLabelText('Kode yang dikirim');
const appCode = () => screen.findByLabelText('Kode yang tampil di aplikasi');
const typeCodes = async (sent: string, app: string) => {
  await userEvent.type(await sentCode(), sent);
  await userEvent.type(await appCode(), app);
};

export const AsksForBothCodes: Story = {
  play: async ({ step }) => {
    await begin();
    await step('It says where the code went, and begins there', async () => {
      await expect(await sentCode()).toHaveFocus();
      await expect(await sentCode()).toHaveAccessibleDescription('Dikirim ke s***@angsur.test.');
    });
    await step('What is missing is said beside its field', async () => {
      await userEvent.type(await sentCode(), '482');
      await press('Aktifkan');
      await expect(await sentCode()).toHaveAccessibleDescription(/Isi 6 angka yang dikirim\./);
      await expect(await appCode()).toHaveAccessibleDescription('Isi 6 angka dari aplikasi.');
    });
    await step('A whole sent code leads on to the app’s', async () => {
      await userEvent.type(await sentCode(), '915');
      await expect(await appCode()).toHaveFocus();
    });
  },
};

export const PrintedByTheServer: Story = {
  parameters: { msw: authenticatorScenarios.printed() },
  play: async () => {
    await begin();
    await expect(await sentCode()).toHaveAccessibleDescription('Tercetak di jendela server.');
  },
};

export const CodeNotSent: Story = {
  parameters: { msw: authenticatorScenarios.codesNotSent() },
  play: async () => {
    await begin();
    await expect(await screen.findByText('Pemasangan belum dimulai')).toBeVisible();
    await expect(screen.getByLabelText('Kata sandi')).toHaveValue(STORY_PASSWORD);
  },
};

export const WrongFirstCode: Story = {
  play: async () => {
    await begin();
    await typeCodes('482915', '111111');
    await expect(await screen.findByText(/^Kode salah\. Periksa jam ponsel/)).toBeVisible();
    await expect(await sentCode()).toHaveValue('482915');
  },
};

export const WrongSentCode: Story = {
  play: async ({ step }) => {
    await begin();
    await step('It is said beside its field', async () => {
      await typeCodes('111111', '482915');
      await expect(await screen.findByText('Kode salah. Isi kode yang dikirim terakhir.')).toBeVisible();
      await expect(await appCode()).toHaveValue('482915');
    });
    await step('until that is typed anew', async () => {
      await userEvent.type(await sentCode(), '{Backspace}');
      await waitFor(() => expect(screen.queryByText(/Isi kode yang dikirim terakhir/)).toBeNull());
    });
  },
};

export const TooManyWrongCodes: Story = {
  parameters: { msw: authenticatorScenarios.tooManyCodes() },
  play: async () => {
    await begin();
    await typeCodes('111111', '482915');
    await expect(await screen.findByText(/Coba lagi dalam 15 menit/)).toBeVisible();
  },
};

export const FirstCodeTakesDigitsAlone: Story = {
  play: async () => {
    await begin();
    const form = (await appCode()).closest('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('FirstCode', { form, sends: false });
  },
};

export const SetsUp: Story = {
  beforeEach: ({ msw }) => msw.use(...authenticatorScenarios.changing(false)),
  play: async ({ step }) => {
    await step('Password, then the sent code and the first one', async () => {
      await begin();
      await expect(await screen.findByRole('img', { name: /Kode QR/ })).toBeVisible();
      await typeCodes('731046', '482915');
    });
    await step('The recovery codes stay until they are kept', async () => {
      await expect(await screen.findByText(STORY_CODES[0]!)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('button', { name: 'Selesai' })).toBeDisabled();
      await userEvent.click(screen.getByLabelText('Kode pemulihan sudah saya simpan'));
      await press('Selesai');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await screen.findByText('Aktif')).toBeVisible();
    });
  },
};

export const TurnsOff: Story = {
  beforeEach: ({ msw }) => msw.use(...authenticatorScenarios.changing(true)),
  play: async ({ step }) => {
    await step('A wrong password changes nothing, and what was typed stays', async () => {
      await press('Matikan');
      await prove('bukan ini');
      await turnOff();
      await waitFor(() =>
        expect(screen.getByLabelText('Kata sandi')).toHaveAccessibleDescription('Kata sandi salah.'),
      );
      await expect(screen.getByLabelText('Kode aplikasi atau kode pemulihan')).toHaveValue('482915');
    });
    await step('Then it is off', async () => {
      await userEvent.clear(screen.getByLabelText('Kata sandi'));
      await userEvent.type(screen.getByLabelText('Kata sandi'), STORY_PASSWORD);
      await turnOff();
      await resultHasFocus(/Aplikasi autentikator dimatikan\./);
      await expect(await screen.findByRole('button', { name: 'Pasang aplikasi autentikator' })).toBeVisible();
    });
  },
};

export const RenewsTheCodes: Story = {
  beforeEach: ({ msw }) => msw.use(...authenticatorScenarios.changing(true)),
  play: async () => {
    await press('Buat kode pemulihan baru');
    await prove();
    await press('Buat kode baru');
    await expect(await screen.findByText(STORY_CODES[9]!)).toBeVisible();
  },
};

export const LockedOut: Story = {
  parameters: { msw: authenticatorScenarios.lockedOut() },
  play: async () => {
    await press('Matikan');
    await prove();
    await turnOff();
    await expect(await screen.findByText(/Coba lagi dalam 15 menit/)).toBeVisible();
  },
};
