/* global document, FormData, location */
/* Runs in the page of what changed: shows the rows that are asked for, and accepts them. */
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

/* Opened as a file the page has nobody to tell. */
if (location.protocol !== 'file:')
  for (const button of document.querySelectorAll('[data-accept]')) offer(button);

function offer(button) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const place = { one: 'article', piece: 'section', all: 'body' }[button.dataset.accept];
    const of = button.closest(place);
    const asked = place === 'article' ? [of] : [...of.querySelectorAll('article')];
    await accept(asked.filter((row) => !row.hidden && !('accepted' in row.dataset)));
  });
}

async function accept(asked) {
  const names = asked.map((row) => row.dataset.name);
  const answer = await fetch('accept', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(names),
  }).catch(() => ({ ok: false }));
  for (const row of asked) {
    const button = row.querySelector('[data-accept]');
    button.textContent = answer.ok ? 'Accepted' : 'Not accepted: is `npm run review` still running?';
    button.disabled = answer.ok;
    if (answer.ok) row.dataset.accepted = '';
  }
}
