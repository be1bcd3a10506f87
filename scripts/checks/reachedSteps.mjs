import { importGraph } from '../reach/importGraph.mjs';
import { hashesOf, reachedStories } from '../reach/passedStories.mjs';
import { note } from './notes.mjs';
import { STORY_FOLDERS, stories } from './steps.mjs';

/** A step runs so many story files at most: a browser keeps something of every story that it has shown, and short steps end together. */
const FILES_OF_A_STEP = 60;

/**
 * The same steps with the stories alone that changed, or something that they show, since they passed whole
 * (docs/decisions/0180); all of them where none is known to have.
 */
export function reachedSteps(steps) {
  const hashes = hashesOf(importGraph());
  const reached = reachedStories(hashes);
  if (reached.length === hashes.size) return steps;
  const left = hashes.size - reached.length;
  note(`${left} of ${hashes.size} story files are as they were when they passed in all looks: left out`);
  return withStories(steps, reached);
}

/** The steps with these story files in place of all. */
export function withStories(steps, files) {
  const count = Math.ceil(files.length / FILES_OF_A_STEP);
  const [first, ...others] = Array.from({ length: count }, (_, part) => ({
    ...stories(`stories-${part + 1}`, ...files.slice(part * FILES_OF_A_STEP, (part + 1) * FILES_OF_A_STEP)),
    // Two that begin together would bundle the same packages into the same folder.
    needs: part === 0 ? [] : ['stories-1'],
  }));
  const [firstName, secondName] = Object.keys(STORY_FOLDERS);
  return steps.flatMap((step) => {
    if (step.name === firstName) return first ?? [];
    if (step.name === secondName) return others;
    return step.name in STORY_FOLDERS ? [] : [step];
  });
}
