import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultListState } from '../domain/staffListState';
import { NoStaff } from './NoStaff';

/** Why the list is empty. */
const meta = {
  title: 'Features/Staff/NoStaff',
  component: NoStaff,
  parameters: { frame: 640 },
  args: { state: defaultListState(), onChange: () => undefined, onReset: () => undefined },
} satisfies Meta<typeof NoStaff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSuch: Story = { args: { state: { ...defaultListState(), state: 'INVITED' } } };
export const NoneFound: Story = { args: { state: { ...defaultListState(), search: 'zulkifli' } } };
export const PageBeyond: Story = { args: { state: { ...defaultListState(), page: 9 } } };
