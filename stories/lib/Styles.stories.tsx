import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { droppedDeclarations } from './droppedDeclarations';

/** Every sheet of the product and of its documents, as it is written. */
const SHEETS = import.meta.glob<string>(['/src/**/*.css', '/stories/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const meta = {
  title: 'Lib/Styles',
  // What is asked is asked of the browser; there is nothing to see.
  tags: ['no-picture', '!autodocs'],
  render: () => <p lang="en">{Object.keys(SHEETS).length} sheets</p>,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** No declaration of any sheet is one that the browser drops, be it only once its variables have values. */
export const NothingIsDropped: Story = {
  play: async () => {
    const dropped = Object.entries(SHEETS).flatMap(([sheet, css]) =>
      droppedDeclarations(css, token).map((declaration) => `${sheet}: ${declaration}`),
    );
    await expect(dropped).toEqual([]);
  },
};

/** What the browser keeps and drops, told apart. */
export const FindsWhatIsDropped: Story = {
  play: async () => {
    const css = `
      .root {
        --own: 4px;
        z-index: calc(var(--layer-menu) + 1px);
        z-index: calc(var(--layer-menu) + 1);
        box-shadow: var(--shadow);
        box-shadow: 0 1px 6px var(--shadow);
        margin: -var(--space-1);
        & > a:hover { padding: var(--own) var(--set-elsewhere); colour: red; }
        @media (max-width: 767px) { width: 12; color: var(--none, var(--ink)); }
      }`;
    await expect(droppedDeclarations(css, token)).toEqual([
      'z-index: calc(var(--layer-menu) + 1px)',
      'box-shadow: var(--shadow)',
      'margin: -var(--space-1)',
      'colour: red',
      'width: 12',
    ]);
  },
};
