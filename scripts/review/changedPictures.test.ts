import { expect, it } from 'vitest';
import { changesOf } from './changedPictures.mjs';
import { reviewPage } from './reviewPage.mjs';

const file = (name: string) => `__screenshots__/${name}.webp`;
const said = (...words: string[]) => words.join('\0') + '\0';

it('tells changed, new, gone and moved pictures apart', () => {
  const git = said(
    ...['M', file('light/a/one')],
    ...['A', file('dark/a/two')],
    ...['D', file('phone/a/three')],
    ...['R100', file('light/old/four'), file('light/a/four')],
    ...['R091', file('light/old/five'), file('light/a/five')],
    ...['M', '__screenshots__/BROWSER'],
  );
  expect(changesOf(git)).toEqual([
    { name: 'light/a/one', kind: 'changed', before: file('light/a/one'), after: file('light/a/one') },
    { name: 'dark/a/two', kind: 'new', after: file('dark/a/two') },
    { name: 'phone/a/three', kind: 'gone', before: file('phone/a/three') },
    { name: 'light/a/five', kind: 'changed', before: file('light/old/five'), after: file('light/a/five') },
  ]);
});

it('shows a changed picture in three columns, a new one alone, under the title of its piece', () => {
  const page = reviewPage({
    since: 'abc1234 "Quotes" & <marks>',
    changes: [
      { name: 'light/components-data-money/default', kind: 'changed', count: 1 },
      { name: 'dark/components-data-money/new-one', kind: 'new' },
    ],
    titles: new Map([['components-data-money', 'Components/Data/Money']]),
  });
  expect(page).toContain('&quot;Quotes&quot; &amp; &lt;marks&gt;');
  expect(page).toContain('<h2><small>Components / Data</small> Money</h2>');
  expect(page.match(/<img/g)).toHaveLength(4);
  expect(page).toContain('Changed, 1 pixel<');
});
