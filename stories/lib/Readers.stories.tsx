import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkTextSpacing } from '../../.storybook/textSpacing';
import { checkTouchTargets } from '../../.storybook/touchTargets';

const meta = {
  title: 'Lib/Readers',
  // What is wrong stands here only while the play looks at it.
  tags: ['no-picture', '!autodocs'],
  render: () => <div data-testid="place" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a check of story runs says of some markup; '' where all is well. */
function saidOf(place: HTMLElement, markup: string, check: (where: string) => void): string {
  place.innerHTML = markup;
  try {
    check('here');
    return '';
  } catch (error) {
    return String(error);
  } finally {
    place.replaceChildren();
  }
}

const cell = (style: string, text: string) =>
  `<table style="table-layout:fixed;width:112px"><tbody><tr><td style="padding:0 12px;white-space:nowrap;${style}">${text}</td></tr></tbody></table>`;
const DOTS = 'overflow:hidden;text-overflow:ellipsis';

/** A day is never cut, also where text is set further apart; a name may end in dots. */
export const TextIsCut: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    const said = (markup: string) => saidOf(place, markup, checkTextSpacing);
    await expect(said(cell(DOTS, '20/11/2026'))).toContain('20/11/2026');
    await expect(said(cell('', '20/11/2026'))).toBe('');
    await expect(said(cell(DOTS, 'Sri Wahyuni'))).toBe('');
    const twoWords = (style: string) =>
      said(`<div style="width:80px;height:20px;line-height:20px;${style}">Uang muka</div>`);
    await expect(twoWords('overflow:hidden')).toContain('Uang muka');
    await expect(twoWords('overflow:auto')).toBe('');
  },
};

/** A finger finds 44 px: the box, a pseudo-element's or a label's, wherever a touch arrives. */
export const TargetsAreSmall: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    const said = (markup: string) =>
      saidOf(place, `<div style="padding:60px">${markup}</div>`, checkTouchTargets);
    await expect(said('<a href="#a">JKT/2611/00042</a>')).toContain('JKT/2611/00042');
    await expect(said('<p>Lihat <b><a href="#a">nota</a></b> dahulu.</p>')).toBe('');
    await expect(said('<button style="width:44px;height:44px">×</button>')).toBe('');
    await expect(said('<button style="width:44px;height:30px">×</button>')).toContain('44 × 30');
    await expect(said('<label style="display:flex;height:44px">Setuju <input type="checkbox"></label>')).toBe(
      '',
    );
    await expect(
      said('<a href="#a">nota</a><button style="width:44px;height:44px;margin:-12px">×</button>'),
    ).toContain('nota');
  },
};
