import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuTip } from './MenuTip';

/** Beside an entry of the narrow menu, on hover and on focus: its name, for eyes only. */
const meta = {
  title: 'Components/Shell/MenuTip',
  component: MenuTip,
  args: { text: 'Bayar Cicilan (Tranfer)', top: 32, left: 24 },
  parameters: { frame: 282 },
  decorators: [
    (Story) => (
      // It stands where the window says: here the window is this box.
      <div style={{ height: 64, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuTip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
