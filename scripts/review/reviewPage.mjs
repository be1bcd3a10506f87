import { readFileSync } from 'node:fs';

const LOOKS = { light: 'Light', dark: 'Dark', phone: '360 px' };
const COLUMNS = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
];
const KINDS = { changed: 'Changed', new: 'New', gone: 'Gone' };

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * @typedef {object} Shown
 * @property {string} name
 * @property {'changed' | 'new' | 'gone'} kind
 * @property {number} [count] pixels that differ
 * @property {string} [why] there is no picture of before
 * @property {{ before?: string, after?: string, difference?: string }} pictures addresses
 */

/**
 * The page of what changed: a section for each piece, in it a row for each story and look.
 * @param {{ since: string, changes: Shown[], titles: Map<string, string> }} what
 * @returns {string} HTML that needs nothing but the pictures beside it; served by `npm run review` it accepts as well
 */
export function reviewPage({ since, changes, titles }) {
  const pieces = groupBy(changes, pieceOf);
  const sections = [...pieces]
    .map(([piece, rows]) => ({
      title: titles.get(piece) ?? `${piece} (gone)`,
      rows: rows.sort(byStoryAndLook),
    }))
    .sort((one, other) => one.title.localeCompare(other.title));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What changed since ${escape(since)}</title>
<style>${read('reviewPage.css')}</style>
<header>
  <h1>What changed</h1>
  <p>since ${escape(since)}</p>
  <form role="search">
    <input type="search" name="words" placeholder="Piece or story" aria-label="Piece or story">
    ${choice('look', 'Look', LOOKS)}
    ${choice('kind', 'Change', KINDS)}
    <output></output>
    <button type="button" data-accept="all" hidden>Accept what is shown</button>
  </form>
</header>
<main>
${sections.map(section).join('\n')}
${sections.length === 0 ? '<p class="nothing">No picture changed.</p>' : ''}
</main>
<script type="module">${read('reviewPage.client.js')}</script>
</html>
`;
}

/** A story's looks stand below each other. */
function byStoryAndLook(one, other) {
  const [[look, , story], [otherLook, , otherStory]] = [one.name.split('/'), other.name.split('/')];
  return story.localeCompare(otherStory) || order.indexOf(look) - order.indexOf(otherLook);
}
const order = Object.keys(LOOKS);

const pieceOf = ({ name }) => name.split('/')[1];

function section({ title, rows }) {
  const path = title.split('/');
  return `<section>
<h2><small>${escape(path.slice(0, -1).join(' / '))}</small> ${escape(path.at(-1))} <button type="button" data-accept="piece" hidden>Accept piece</button></h2>
${rows.map((row) => article(row, title)).join('\n')}
</section>`;
}

function article({ name, kind, count, why, pictures }, title) {
  const [look, , story] = name.split('/');
  const words = `${title} ${story}`.toLowerCase();
  const columns = COLUMNS.filter(([column]) => pictures[column]);
  const change = [KINDS[kind], count !== undefined && pixels(count), why && escape(why)]
    .filter(Boolean)
    .join(', ');
  return `<article data-name="${escape(name)}" data-words="${escape(words)}" data-look="${look}" data-kind="${kind}">
<h3>${escape(sentence(story))} <span class="look">${LOOKS[look] ?? look}</span> <span class="${kind}">${change}</span> <button type="button" data-accept="one" hidden>Accept</button></h3>
<div class="pictures">
${columns.map(([column, label]) => figure(pictures[column], label, name)).join('\n')}
</div>
</article>`;
}

function figure(file, label, name) {
  return `<figure><figcaption>${label}</figcaption><a href="${file}" target="_blank"><img loading="lazy" alt="${label}: ${escape(name)}" src="${file}"></a></figure>`;
}

function choice(name, label, options) {
  const items = Object.entries(options).map(([value, text]) => `<option value="${value}">${text}</option>`);
  return `<select name="${name}" aria-label="${label}"><option value="">${label}: all</option>${items.join('')}</select>`;
}

/** `marks-all-read` → `Marks all read`. */
const sentence = (story) => story.charAt(0).toUpperCase() + story.slice(1).replaceAll('-', ' ');

const pixels = (count) => `${count.toLocaleString('en')} ${count === 1 ? 'pixel' : 'pixels'}`;

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
