import { basesOf, drawAt } from './base.mjs';
import { linesOf, pieceOf } from './pictureLines.mjs';

/**
 * @typedef {object} Change a picture that is not what its line says, and has to be accepted
 * @property {string} name `dark/components-button/default`
 * @property {'changed' | 'new' | 'gone'} kind
 * @property {import('./pictureLines.mjs').Line} [before] as it was drawn here, by the code that wrote its line
 * @property {import('./pictureLines.mjs').Line} [after]
 * @property {string} [why] there is no picture of before
 */

/** Where a machine draws otherwise more differs than one picture in so many. */
const MACHINE = 100;

/**
 * Says of each picture that differs from its line whether it changed: it is held against what the commit that wrote the
 * line draws here. Where the two are equal, this machine draws otherwise. Where few differ the machine is not the cause.
 * @param {import('./storyRun.mjs').Look[]} looks
 * @returns {{ changes: Change[], otherwise: string[] }} `otherwise`: names of pictures that pass so
 */
export function judge(looks) {
  const changes = looks.filter(({ state }) => state === 'new').map(changeOf('new'));
  const different = looks.filter(({ state }) => state === 'different');
  if (different.length === 0) return { changes, otherwise: [] };
  if (different.length * MACHINE < looks.length) {
    const why = 'too few differ for it to be the machine';
    return {
      changes: [...changes, ...different.map((look) => ({ ...changeOf('changed')(look), why }))],
      otherwise: [],
    };
  }
  const bases = basesOf(different.map(({ name }) => name));
  const drawn = drawBases(bases);
  const otherwise = [];
  for (const look of different) {
    const { name } = look;
    const before = drawn.get(name);
    if (before?.hash === look.hash) otherwise.push(name);
    else
      changes.push({
        ...changeOf('changed')(look),
        ...(before ? { before } : { why: whyNone(bases.get(name)) }),
      });
  }
  return { changes, otherwise };
}

const changeOf =
  (kind) =>
  ({ name, size, hash }) => ({ name, kind, after: { size, hash } });

const whyNone = (commit) =>
  commit
    ? `its code of ${commit.slice(0, 8)} does not draw it here`
    : 'its line was written by what is checked out, so nothing can be held against it';

/** A commit at a time, with all pieces whose lines it wrote. */
function drawBases(bases) {
  const drawn = new Map();
  for (const commit of new Set([...bases.values()].filter(Boolean))) {
    const names = [...bases].filter(([, base]) => base === commit).map(([name]) => name);
    console.log(
      `${names.length} pictures differ; they are drawn by the code of ${commit.slice(0, 8)} as well.`,
    );
    const then = drawAt(commit, [...new Set(names.map(pieceOf))]);
    for (const name of names) if (then.has(name)) drawn.set(name, then.get(name));
  }
  return drawn;
}

/**
 * Pictures whose lines nothing looked at.
 * @param {Map<string, unknown>} lines that should have been looked at
 * @returns {Change[]}
 */
export function goneOf(lines, looks) {
  const seen = new Set(looks.map(({ name }) => name));
  return [...lines]
    .filter(([name]) => !seen.has(name))
    .map(([name]) => ({ name, kind: 'gone', before: linesOf(pieceOf(name)).get(name) }));
}
