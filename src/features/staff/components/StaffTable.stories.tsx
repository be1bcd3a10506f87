import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { StaffRow } from '@/lib/contract/staff';
import { buildStaffRow, buildStaffRows } from '../mocks/buildStaff';
import { STAFF_VIEW } from './staffView';

/** Who works here, for which office, as what. */
const meta = {
  title: 'Features/Staff/StaffTable',
  component: ListTable<StaffRow, number>,
  parameters: { frame: 1240 },
  args: {
    view: STAFF_VIEW,
    rows: buildStaffRows(),
    sort: { column: 'name', order: 'asc' },
    onSort: () => undefined,
    hrefOf: (id) => `/user/staff/${id}`,
    empty: <EmptyState title="Tidak ada staf seperti itu" />,
  },
} satisfies Meta<typeof ListTable<StaffRow, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    rows: [
      buildStaffRow(1, {
        name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat',
        username: 'raden.ajeng.kusumawardhani.prawiranegara',
        email: 'raden.ajeng.kusumawardhani.prawiranegara@angsur.example.co.id',
        title: { id: 10, name: 'Kepala Bagian Penagihan dan Penarikan Unit' },
        office: { id: 9, name: 'Jakarta Selatan Pasar Minggu' },
        further_offices: 12,
        state: 'INVITED',
        password_reset: true,
      }),
      buildStaffRow(2),
    ],
  },
};
