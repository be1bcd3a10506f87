import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ACCESS_FLAGS, accessOf } from '@/lib/contract/access';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { accessSentences } from '../domain/accessSentences';
import { AccessSummary } from './AccessSummary';

const sentencesOf = (title: (typeof DEMO_TITLES)[number]['name']) => {
  const found = DEMO_TITLES.find(({ name }) => name === title);
  return found ? accessSentences(found.access, found.id) : [];
};

/** What somebody may do, in words: one sentence a group of flags. */
const meta = {
  title: 'Features/Account/AccessSummary',
  component: AccessSummary,
  args: { sentences: sentencesOf('Kasir') },
} satisfies Meta<typeof AccessSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kasir: Story = {};
export const Kolektor: Story = { args: { sentences: sentencesOf('Kolektor') } };
export const EveryFlag: Story = { args: { sentences: accessSentences(accessOf(...ACCESS_FLAGS), 1) } };

/** Title id 4 sees registrations and adds none (SPEC 2). */
export const Surveyor: Story = {
  args: { sentences: sentencesOf('Surveyor') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Melihat Form Registrasi, tanpa menambah yang baru')).toBeVisible();
  },
};

export const NoFlag: Story = {
  args: { sentences: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jabatan Anda belum diberi hak akses/)).toBeVisible();
  },
};
