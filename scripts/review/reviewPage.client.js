/* global document, FormData */
/* Runs in the page of what changed: shows the rows that are asked for. */
const form = document.querySelector('form');
const rows = [...document.querySelectorAll('article')];
const sections = [...document.querySelectorAll('section')];

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', show);
show();

function show() {
  const { words, look, kind } = Object.fromEntries(new FormData(form));
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows) {
    const is = row.dataset;
    row.hidden =
      !asked.every((word) => is.words.includes(word)) ||
      (look !== '' && is.look !== look) ||
      (kind !== '' && is.kind !== kind);
  }
  for (const section of sections) section.hidden = !section.querySelector('article:not([hidden])');
  const count = rows.filter((row) => !row.hidden).length;
  form.querySelector('output').value = `${count} of ${rows.length} pictures`;
}
