import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { textsToMeasure } from '../../.storybook/contrast';

const PALE = '#9aa5a2';
const DARK = '#1d2a27';

interface Case {
  what: string;
  ground?: CSSProperties;
  text?: CSSProperties;
  /** What stands in the ground instead of a text of its own. */
  children?: ReactNode;
}

/** Each stands on its own ground; half of them cannot be read. */
const CASES: Case[] = [
  { what: 'dark on white' },
  { what: 'pale on white', text: { color: PALE } },
  { what: 'pale on dark', ground: { background: DARK }, text: { color: PALE } },
  { what: 'dark on dark', ground: { background: DARK } },
  { what: 'large and pale', text: { color: '#8a8a8a', fontSize: 24 } },
  { what: 'small and as pale', text: { color: '#8a8a8a' } },
  { what: 'bold, of 18.66 px and as pale', text: { color: '#8a8a8a', fontSize: 18.67, fontWeight: 700 } },
  { what: 'a text that is half transparent', text: { color: 'rgb(29 42 39 / 40%)' } },
  { what: 'an element that is half transparent', text: { opacity: 0.4 } },
  { what: 'a ground that is half transparent', ground: { background: 'rgb(29 42 39 / 10%)' } },
  { what: 'a picture as ground', ground: { backgroundImage: `linear-gradient(${DARK}, ${DARK})` } },
  { what: 'a ground of another notation', ground: { background: 'color(srgb 0.1 0.15 0.15)' } },
  { what: 'a filter', ground: { filter: 'invert(1)' } },
  { what: 'a blend', ground: { background: DARK }, text: { mixBlendMode: 'difference' } },
  {
    what: 'another element behind it',
    ground: { position: 'relative', height: 24 },
    children: (
      <>
        <i style={{ position: 'absolute', inset: 0, background: DARK }} />
        <span style={{ position: 'absolute' }}>dark before dark</span>
      </>
    ),
  },
  { what: 'a field', children: <input aria-label="Field" defaultValue="pale" style={{ color: PALE }} /> },
  {
    what: 'a field that can be read',
    children: <input aria-label="Field" defaultValue="dark" style={{ color: DARK, background: 'white' }} />,
  },
];

const meta = {
  title: 'Lib/Contrast',
  // Texts that cannot be read are what this is about.
  tags: ['no-picture', '!autodocs'],
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <div style={{ background: 'white', color: DARK }}>
      {CASES.map(({ what, ground, text, children }) => (
        <div key={what} data-case={what} style={{ padding: 4, ...ground }}>
          {children ?? <span style={text}>{what}</span>}
        </div>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;

const caseOf = (element: Element) => element.closest('[data-case]')?.getAttribute('data-case') ?? '';

/** The measuring of story runs finds readable only what axe finds readable, and most of what is. */
export const AgreesWithAxe: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const results = await axe.run(canvasElement, { runOnly: ['color-contrast'], elementRef: true });
    const unreadable = results.violations.flatMap(({ nodes }) =>
      nodes.flatMap(({ element }) => element ?? []),
    );
    const left = textsToMeasure().map(caseOf);
    await expect(unreadable.map(caseOf).sort()).toEqual([
      'a field',
      'a ground of another notation',
      'a text that is half transparent',
      'an element that is half transparent',
      'pale on white',
      'small and as pale',
    ]);
    await expect(left).toEqual(expect.arrayContaining(unreadable.map(caseOf)));
    const simple = ['dark on white', 'pale on dark', 'large and pale', 'a ground that is half transparent'];
    for (const what of [...simple, 'a field that can be read']) await expect(left).not.toContain(what);
  },
};
