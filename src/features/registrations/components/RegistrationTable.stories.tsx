import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { RegistrationRow } from '@/lib/contract/registrationList';
import { buildRow, buildRows, STATUSES } from '../mocks/buildRegistration';
import { REGISTRATION_VIEW } from './registrationView';

/** The registration list: whose, which vehicle, where it stands and since when. */
const meta = {
  title: 'Features/Registrations/RegistrationTable',
  component: ListTable<RegistrationRow, number>,
  parameters: { frame: 1260 },
  args: {
    view: REGISTRATION_VIEW,
    rows: buildRows(12),
    sort: { column: 'waiting', order: 'desc' },
    onSort: fn(),
    hrefOf: (id) => `/customer/${id}`,
    empty: <EmptyState title="Belum ada form registrasi" />,
  },
} satisfies Meta<typeof ListTable<RegistrationRow, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every status there is. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Ujang Sukandar, JKT/R2611/00002' });
    await expect(link).toHaveAttribute('href', '/customer/2');
    const name = canvas.queryByRole('button', { name: 'Pemohon' });
    if (!name) return; // Phones sort through the choice above the cards.
    await userEvent.click(name);
    await expect(args.onSort).toHaveBeenCalledWith('applicant_name');
  },
};
export const Loading: Story = { args: { rows: undefined, skeletonRows: 8 } };
export const Updating: Story = { args: { rows: buildRows(4), loading: true } };
export const Empty: Story = { args: { rows: [] } };
/** A draft of which nothing was typed yet. */
export const BlankDraft: Story = {
  args: {
    rows: [
      buildRow({
        ...{ number: null, applicant_name: '', phone: '', vehicle: '', plate_number: '' },
        ...{ status: STATUSES.draft, age: 0, surveyor: null },
      }),
    ],
  },
};
/** An office's code has five letters at most; the status is named by the company. */
export const LongNames: Story = {
  args: {
    rows: buildRows(2).map((row) => ({
      ...row,
      number: 'MKSWM/R2611/00042',
      applicant_name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat',
      vehicle: 'Mitsubishi Colt Diesel FE 74 HDV Super Speed 2023',
      status: { ...row.status, name: 'Menunggu kelengkapan dokumen' },
      surveyor: { username: 'x', name: 'Muhammad Fathurrahman Abdillah' },
      age: 1_284,
    })),
  },
};
