import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Duplicate } from '@/lib/contract/registrations';
import { DuplicateNotice } from './DuplicateNotice';

const SEEN: Duplicate = {
  same: ['nik'],
  kind: 'CONTRACT',
  running: true,
  office: { id: 1, name: 'Jakarta' },
  status: 'OVERDUE',
  record: {
    id: 'JKT-2024-00017',
    number: 'JKT-2024-00017',
    name: 'Siti Rahmawati',
    vehicle: 'Honda BeAT 2019',
    overdue: 12,
  },
};

/** Records of all offices with the same numbers; of an office that the reader does not see, only that there is one. */
const meta = {
  title: 'Features/Registrations/DuplicateNotice',
  component: DuplicateNotice,
  args: {
    found: [
      SEEN,
      {
        same: ['plate', 'chassis', 'engine'],
        kind: 'REGISTRATION',
        running: false,
        office: { id: 2, name: 'Makassar' },
        status: 'Survei',
        record: null,
      },
    ],
    links: { registration: (id) => `/customer/${id}`, contract: (code) => `/contract/${code}` },
  },
} satisfies Meta<typeof DuplicateNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'JKT-2024-00017' })).toHaveAttribute(
      'href',
      '/contract/JKT-2024-00017',
    );
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('form registrasi di Makassar');
  },
};
/** Who may not open contracts reads their codes. */
export const WithoutContracts: Story = {
  args: { links: { registration: (id) => `/customer/${id}` } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'JKT-2024-00017' })).toBeNull();
  },
};
export const DraftWithoutNumber: Story = {
  args: {
    found: [
      {
        same: ['nik'],
        kind: 'REGISTRATION',
        running: false,
        office: { id: 1, name: 'Jakarta' },
        status: 'Draf',
        record: { id: '52', number: '', name: 'Siti Rahmawati', vehicle: '', overdue: 0 },
      },
    ],
  },
};
/** A phone may be a household's: it binds no vehicle, and says so little that it only informs. */
export const SamePhone: Story = {
  args: { found: [{ ...SEEN, same: ['phone'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^nomor telepon$/)).toBeVisible();
    await expect(canvas.getByText(/satu nomor dapat dipakai sekeluarga/)).toBeVisible();
    await expect(canvas.queryByText(/tidak disetujui/)).toBeNull();
  },
};
export const Failed: Story = { args: { failed: true } };
export const None: Story = { args: { found: [] } };
