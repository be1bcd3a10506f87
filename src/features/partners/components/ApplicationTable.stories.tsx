import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildApplications } from '../mocks/buildPartner';
import { ApplicationTable } from './ApplicationTable';

/** Registrations that name a partner, and what each brought. */
const meta = {
  title: 'Features/Partners/ApplicationTable',
  component: ApplicationTable,
  parameters: { frame: 1240 },
  args: { rows: buildApplications(), hrefOfContract: (code) => `/contract/${code}` },
} satisfies Meta<typeof ApplicationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutContracts: Story = { args: { hrefOfContract: undefined } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
