import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { readPasswordLink } from '@/lib/contract/passwordLinks';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildPasswordLink, LINK_TOKEN } from './mocks/fixtures';
import { passwordLinkScenarios } from './mocks/scenarios';
import { PasswordLink } from './PasswordLink';

/** A person chooses their own password by a link that opens once. */
const meta = {
  title: 'Features/Auth/PasswordLink',
  component: PasswordLink,
  args: { token: LINK_TOKEN, signInHref: '/login' },
  parameters: { session: null, frame: 440 },
} satisfies Meta<typeof PasswordLink>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const PASSWORD = 'kuda lumping makan beling';

async function choose(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Kata sandi baru'), PASSWORD);
  await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan kata sandi' }));
}

async function expectKept(canvas: Canvas) {
  await expect(canvas.getByLabelText('Kata sandi baru')).toHaveValue(PASSWORD);
}

const over: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible();
  await expect(canvas.queryByLabelText('Kata sandi baru')).toBeNull();
};

export const Invitation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama pengguna')).toHaveValue('rina.kasir');
    await expect(canvas.getByLabelText('Kata sandi baru')).toHaveFocus();
  },
};
export const Reset: Story = {
  parameters: { msw: passwordLinkScenarios.reset },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/buat kata sandi baru untuk akun Anda/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: passwordLinkScenarios.asking } };
export const Failed: Story = { parameters: { msw: passwordLinkScenarios.fails } };
export const Offline: Story = { parameters: { msw: passwordLinkScenarios.networkGone } };
export const Over: Story = { parameters: { msw: passwordLinkScenarios.over }, play: over };
export const WithoutALink: Story = { tags: ['no-picture'], args: { token: null }, play: over };

export const SavesThePassword: Story = {
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Kata sandi sudah dibuat' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ke halaman masuk' })).toHaveAttribute('href', '/login');
  },
};

/** Nothing is sent before both fields are right. */
export const AsksForWhatIsMissing: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Kata sandi baru'), 'pendek{Enter}');
    await expect(canvas.getByLabelText('Kata sandi baru')).toHaveAccessibleDescription(
      /Isi paling sedikit 12 karakter/,
    );
  },
};

export const TooWeakForTheServer: Story = {
  parameters: { msw: passwordLinkScenarios.tooWeak },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/Terlalu mudah ditebak/)).toBeVisible();
    await expectKept(canvas);
  },
};

export const NetworkGoneAtTheEnd: Story = {
  parameters: { msw: passwordLinkScenarios.networkGoneAtTheEnd },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('Tidak tersambung ke server')).toBeVisible();
    await expectKept(canvas);
  },
};

/** Somebody else used it while the form stood open. */
export const UsedMeanwhile: Story = {
  tags: ['no-picture'],
  parameters: { msw: passwordLinkScenarios.usedMeanwhile },
  play: async (context) => {
    await choose(context.canvas);
    await over(context);
  },
};

/** Whoever is signed in here stays out of it. */
export const SendsNoSession: Story = {
  tags: ['no-picture'],
  parameters: {
    session: 'Kasir',
    msw: [
      mockEndpoint(readPasswordLink, ({ request }) =>
        request.headers.has('Authorization') ? refuse(500, '') : buildPasswordLink(),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama pengguna')).toHaveValue('rina.kasir');
  },
};
