import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildStaffChoices } from '../mocks/buildStaff';
import { PlaceFields } from './PlaceFields';

const CASHIER = { title: '3', office: '1', further: [] };

/** Title, home office, and offices besides it. */
const meta = {
  title: 'Features/Staff/PlaceFields',
  component: PlaceFields,
  parameters: { frame: 420 },
  args: {
    draft: CASHIER,
    before: CASHIER,
    errors: {},
    choices: buildStaffChoices(),
    onChange: () => undefined,
  },
} satisfies Meta<typeof PlaceFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeveralOffices: Story = { args: { draft: { ...CASHIER, further: [2, 3] } } };
/** The title works for every office: there is nothing to add. */
export const AllOffices: Story = {
  args: { draft: { ...CASHIER, title: '1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jabatan Direktur melihat semua kantor.')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const NoSurveyorAnyMore: Story = {
  args: { before: { ...CASHIER, title: '4' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/terbuka bagi surveyor kantor itu/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    errors: {
      title_id: 'Anda tidak dapat memberi jabatan Kasir.',
      office_id: 'Kas 20 November 2026 di kantor lama belum ditutup. Tutup dahulu, lalu pindahkan.',
      further_office_ids: 'Kantor Makassar sedang nonaktif.',
    },
  },
};
/** Of one office: titles beyond the own reach are not offered. */
export const LocalAdministrator: Story = {
  args: {
    before: null,
    choices: buildStaffChoices({
      titles: buildStaffChoices().titles.map((title) => ({
        ...title,
        may_give: title.id === 3 || title.id === 4,
      })),
      offices: [{ id: 1, name: 'Jakarta', active: true }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: 'Direktur' })).toBeNull();
  },
};
export const Disabled: Story = { args: { disabled: true } };
