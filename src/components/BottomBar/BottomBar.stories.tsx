import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BottomBar } from './BottomBar';

/** At 767 px and below: nobody is stranded, the menu is one tap away. Wider screens have the side menu. */
const meta = {
  title: 'Components/Shell/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    homeHref: '/',
    entries: [
      { href: '/payment', label: 'Bayar Cicilan', icon: PaymentsOutlined },
      { href: '/credit', label: 'Nota Cicilan', icon: ReceiptLongOutlined },
      { href: '/pettycash', label: 'Daily Petty Cash', icon: AccountBalanceWalletOutlined },
    ],
    currentHref: '/credit',
    menuOpen: false,
    onToggleMenu: fn(),
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Nota Cicilan' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
  },
};

export const AtHome: Story = { args: { currentHref: '/' } };
export const SignedOut: Story = { args: { entries: [], currentHref: '/' } };
export const MenuOpen: Story = { args: { menuOpen: true } };
