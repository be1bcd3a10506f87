import { importGraph } from '../reach/importGraph.mjs';
import { hashesOf, reachedStories } from '../reach/passedStories.mjs';
import { note } from './notes.mjs';
import { STORY_FOLDERS, stories } from './steps.mjs';

/** A step runs so many story files at most: a browser keeps something of every story that it has shown. */
const FILES_OF_A_STEP = 120;

/**
 * The same steps with the stories alone that changed, or something that they show, since they passed whole
 * (docs/decisions/0180); all of them where none is known to have.
 */
export function reachedSteps(steps) {
  const hashes = hashesOf(importGraph());
  const reached = reachedStories(hashes);
  if (reached.length === hashes.size) return steps;
  note(
    `${hashes.size - reached.length} of ${hashes.size} story files are as they were when they passed in all looks: left out`,
  );
  const parts = Array.from({ length: Math.ceil(reached.length / FILES_OF_A_STEP) }, (_, part) =>
    reached.slice(part * FILES_OF_A_STEP, (part + 1) * FILES_OF_A_STEP),
  );
  const [first = [], ...others] = parts.map((files, part) => [
    // Two that begin together would bundle the same packages into the same folder.
    { ...stories(`stories-${part + 1}`, ...files), needs: part === 0 ? [] : ['stories-1'] },
  ]);
  const [firstName, secondName] = Object.keys(STORY_FOLDERS);
  return steps.flatMap((step) => {
    if (step.name === firstName) return first;
    if (step.name === secondName) return others.flat();
    return step.name in STORY_FOLDERS ? [] : [step];
  });
}
