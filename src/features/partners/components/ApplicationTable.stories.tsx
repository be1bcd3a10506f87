import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { Application } from '@/lib/contract/partnerRecords';
import { buildApplications } from '../mocks/buildPartner';
import { applicationView } from './applicationView';

const { title, why } = applicationView(undefined).emptyWords({ page: 1, size: 20 });

/** Registrations that name a partner, and what each brought. */
const meta = {
  title: 'Features/Partners/ApplicationTable',
  component: ListTable<Application, number>,
  parameters: { frame: 1240 },
  args: {
    view: applicationView((code) => `/contract/${code}`),
    rows: buildApplications(),
    empty: <EmptyState title={title}>{why}</EmptyState>,
  },
} satisfies Meta<typeof ListTable<Application, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutContracts: Story = { args: { view: applicationView(undefined) } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
