import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonSummary } from './PersonSummary';

const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#c9ded9"/><circle cx="32" cy="25" r="12" fill="#7a5b45"/><path d="M8 64c2-16 12-23 24-23s22 7 24 23z" fill="#0b5d59"/></svg>',
)}`;

/** Who is signed in. */
const meta = {
  title: 'Features/Account/PersonSummary',
  component: PersonSummary,
  args: {
    photo: null,
    name: 'Sri Wahyuni',
    username: 'kasir.jkt',
    titleName: 'Kasir',
    officeName: 'Jakarta',
  },
} satisfies Meta<typeof PersonSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPhoto: Story = { args: { photo: PHOTO } };
export const Initials: Story = {};
export const TitleOnItsWay: Story = { args: { titleName: undefined, officeName: undefined } };
export const TitleUnknown: Story = { args: { titleName: null, officeName: null } };
export const LongName: Story = {
  args: {
    name: 'Raden Ajeng Kusumaningtyas Wulandari Prawirodirdjo Hadiningrat',
    username: 'raden.ajeng.kusumaningtyas.wulandari.prawirodirdjo',
    titleName: 'Supervisor Kolektor',
    officeName: 'Kantor Cabang Jayapura',
  },
};

export const BrokenPhoto: Story = {
  args: { photo: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SW')).toBeVisible();
  },
};

/** A session without a name. */
export const NoName: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Name' })).toBeVisible();
    await expect(canvas.getByText('NN')).toBeVisible();
  },
};
