import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LINK_TOKEN } from './mocks/fixtures';
import { passwordLinkScenarios } from './mocks/scenarios';
import { PasswordLink } from './PasswordLink';

/** The first start without the demo: the server's link makes the company's administrator. */
const meta = {
  title: 'Features/Auth/FirstAdministrator',
  component: PasswordLink,
  args: { token: LINK_TOKEN, signInHref: '/login' },
  parameters: { session: null, frame: 440, msw: passwordLinkScenarios.firstAdministrator },
} satisfies Meta<typeof PasswordLink>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const TYPED = {
  'Nama perusahaan': 'Sinar Kredit Nusantara',
  'Kode kantor pertama': 'sby',
  'Nama kantor pertama': 'Surabaya',
  'Nama Anda': 'Dewi Anggraini',
  'Nama pengguna': 'dewi',
  'E-mail': 'dewi@sinar.test',
  'Kata sandi baru': 'kuda lumping makan beling',
  'Ulangi kata sandi baru': 'kuda lumping makan beling',
};

async function fill(canvas: Canvas) {
  for (const [label, text] of Object.entries(TYPED)) {
    await userEvent.type(await canvas.findByLabelText(label), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan dan mulai' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama perusahaan')).toHaveFocus();
  },
};

export const MarksWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan dan mulai' }));
    await expect(canvas.getByLabelText('Nama perusahaan')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
  },
};

export const Makes: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Perusahaan siap' })).toBeVisible();
    await expect(canvas.getByText('dewi')).toBeVisible();
  },
};

export const UsernameTaken: Story = {
  parameters: { msw: passwordLinkScenarios.firstTaken },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText('Nama pengguna ini sudah dipakai.')).toBeVisible();
    await expect(canvas.getByLabelText('Kata sandi baru')).toHaveValue(TYPED['Kata sandi baru']);
  },
};

/** Somebody else became it while the form stood open. */
export const MadeMeanwhile: Story = {
  tags: ['no-picture'],
  parameters: { msw: passwordLinkScenarios.firstMadeMeanwhile },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible();
  },
};
