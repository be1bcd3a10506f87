import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { ChannelTable } from './ChannelTable';
import { EndpointList } from './EndpointList';

const from = (origin: AnyEndpoint['origin']) =>
  (ENDPOINTS as readonly AnyEndpoint[]).filter((endpoint) => endpoint.origin === origin);

/** The lists of the page API contract, made from the endpoint table. */
const meta = {
  title: 'API/Contract lists',
  component: EndpointList,
  tags: ['!autodocs'],
  args: { endpoints: [] },
  parameters: { frame: 960 },
} satisfies Meta<typeof EndpointList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryHost: Story = {
  args: { endpoints: from('spec') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const approve = canvas.getByRole('heading', { name: 'PUT credits/{id}' }).closest('li');
    await expect(approve).not.toBeNull();
    if (!approve) return;
    await userEvent.click(within(approve).getByText('Body'));
    await expect(within(approve).getByText(/"request_approval"/)).toBeVisible();
    await userEvent.click(within(approve).getByText('Body'));
  },
};

/** The embedded API's own calls by what they are about, so that each list is one picture. */
const SUBJECTS = {
  account: /^(auth|account|password-links|setup)/,
  people: /^(staff|titles|logs)/,
  registrations: /^(registrations|share)/,
  partners: /^(agent|marketer)/,
  cash: /^cashier-day/,
  pettyCash: /^petty-/,
  books: /^bpkb/,
  credits: /^credit/,
  requests: /^(contracts\/\{id\}\/requests|contract-requests)/,
  contracts: /^contracts(\/\{id\})?$/,
  contractActs: /^contracts\/\{id\}\/(?!requests)/,
  payments: /^payments/,
  imports: /^imports/,
  masters: /^(masters(?!\/(bpkb|petty)-)|calculations|regions|statuses)/,
  officeMasters: /^masters\/(bpkb|petty)-/,
  prices: /^prices/,
  files: /^(files|uploads)/,
  collection: /^(overdue|letter|promises|calls|collectors)/,
  field: /^(collector\/|collector-plans|visits|tts|handovers|shortages)/,
};
const own = from('angsur');
const about = (subject: RegExp) => ({ endpoints: own.filter(({ path }) => subject.test(path)) });

export const Account: Story = { args: about(SUBJECTS.account) };
export const People: Story = { args: about(SUBJECTS.people) };
export const Registrations: Story = { args: about(SUBJECTS.registrations) };
export const Partners: Story = { args: about(SUBJECTS.partners) };
export const Receipts: Story = { args: about(SUBJECTS.credits) };
export const Contracts: Story = { args: about(SUBJECTS.contracts) };
export const ActsOnContracts: Story = { args: about(SUBJECTS.contractActs) };
export const RequestsOnContracts: Story = { args: about(SUBJECTS.requests) };
export const Payments: Story = { args: about(SUBJECTS.payments) };
export const CashierDays: Story = { args: about(SUBJECTS.cash) };
export const BankStatements: Story = { args: about(SUBJECTS.imports) };
export const Masters: Story = { args: about(SUBJECTS.masters) };
/** Masters that belong to an office's desk. */
export const OfficeMasters: Story = { args: about(SUBJECTS.officeMasters) };
export const Prices: Story = { args: about(SUBJECTS.prices) };
export const Files: Story = { args: about(SUBJECTS.files) };
export const Collection: Story = { args: about(SUBJECTS.collection) };
export const Field: Story = { args: about(SUBJECTS.field) };
/** What is about none of these. */
export const PettyCash: Story = { args: about(SUBJECTS.pettyCash) };
export const Books: Story = { args: about(SUBJECTS.books) };
export const Others: Story = {
  args: {
    endpoints: own.filter(({ path }) => !Object.values(SUBJECTS).some((subject) => subject.test(path))),
  },
};

export const Channels: Story = { render: () => <ChannelTable /> };
