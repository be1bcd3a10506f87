import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/dataFolder';
import { finishMoves, moveAll, type Move } from './swap';

/** An old company, a new one beside it, and the renamings that put it in place. */
function twoCompanies() {
  const dataDir = emptyFolder();
  const at = (...parts: string[]) => path.join(dataDir, ...parts);
  for (const [folder, name] of [
    [at('postgres'), 'old'],
    [at('storage'), 'old'],
    [at('restoring', 'company', 'postgres'), 'new'],
    [at('restoring', 'archive', 'files', 'storage'), 'new'],
  ] as const) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'name'), name);
  }
  const moves: Move[] = [
    { from: at('storage'), to: at('replaced-1', 'storage') },
    { from: at('postgres'), to: at('replaced-1', 'postgres') },
    { from: at('restoring', 'company', 'postgres'), to: at('postgres') },
    { from: at('restoring', 'archive', 'files', 'storage'), to: at('storage') },
  ];
  const nameIn = (...parts: string[]) => readFileSync(at(...parts, 'name'), 'utf8');
  return { dataDir, at, moves, nameIn };
}

describe('a restored company that takes its place', () => {
  it.each([0, 1, 2, 3, 4])('is whole after a cut behind %i of its renamings', async (done) => {
    const { dataDir, at, moves, nameIn } = twoCompanies();
    writeFileSync(at('restore.json'), JSON.stringify(moves));
    mkdirSync(at('replaced-1'));
    for (const { from, to } of moves.slice(0, done)) renameSync(from, to);
    await finishMoves(dataDir);
    expect([nameIn('postgres'), nameIn('storage')]).toEqual(['new', 'new']);
    expect([nameIn('replaced-1', 'postgres'), nameIn('replaced-1', 'storage')]).toEqual(['old', 'old']);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'replaced-1', 'storage']);
    // Whoever comes next finds nothing to do.
    await finishMoves(dataDir);
    expect(nameIn('postgres')).toBe('new');
  });

  it('is not there at all before the list of renamings is', async () => {
    const { dataDir, at, nameIn } = twoCompanies();
    writeFileSync(at('restore.json.part'), '[{"from": "');
    await finishMoves(dataDir);
    expect([nameIn('postgres'), nameIn('storage')]).toEqual(['old', 'old']);
  });

  it('leaves no list behind', () => {
    const { dataDir, at, moves, nameIn } = twoCompanies();
    moveAll(dataDir, moves);
    expect(nameIn('postgres')).toBe('new');
    expect(existsSync(at('restore.json'))).toBe(false);
  });
});
