import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';

/** Leads to another page. Inside the app the router moves; everything a browser does with links still works. */
const navigate = fn();
const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '/credit/42', children: 'JKT/2611/00042' },
  beforeEach: () => void navigate.mockClear(),
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: 'Perjanjian pembiayaan kendaraan bermotor dengan penyerahan hak milik secara fidusia' },
  parameters: { frame: 320 },
};

export const MovesWithoutAPageLoad: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/credit/42');
  },
};

export const LeavesNewTabsToTheBrowser: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    // Held back here only so that the test browser opens no tab.
    link.addEventListener('click', (event) => setTimeout(() => undefined, Number(event.preventDefault())));
    await fireEvent.click(link, { ctrlKey: true });
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const LeavesOtherSitesToTheBrowser: Story = {
  args: { href: 'https://www.ojk.go.id', children: 'OJK', target: '_blank', rel: 'noreferrer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://www.ojk.go.id');
  },
};
