import { readFileSync } from 'node:fs';

/** The mocks of every call. Through them everything would reach every story: see `filesOfStories`. */
const ALL_MOCKS = '.storybook/handlers.ts';
/** A file that names calls. */
const isContract = (file) =>
  file.startsWith('src/lib/contract/') && /\b\w*[eE]ndpoint\(\{/.test(readFileSync(file, 'utf8'));

/**
 * All files that these bring with them, themselves included.
 * @param {Map<string, Set<string>>} graph see importGraph.mjs
 * @param {Iterable<string>} roots
 * @param {string} [without] a file that is not walked through
 */
export function reachOf(graph, roots, without) {
  const reached = new Set();
  const left = [...roots];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (file === without || reached.has(file)) continue;
    reached.add(file);
    left.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** What stands around every story. */
export const filesOfAll = (graph) =>
  reachOf(
    graph,
    [...graph.keys()].filter((file) => file.startsWith('.storybook/')),
    ALL_MOCKS,
  );

/**
 * Story files and what each of them shows something of: what it imports, and the mocks that answer its calls. A mock
 * answers a story that imports a contract file which the mock imports as well; a run that records fails where a story calls
 * what its imports don't hold (`callsOutside`).
 * @returns {Map<string, Set<string>>} without what stands around every story
 */
export function filesOfStories(graph) {
  const ofAll = filesOfAll(graph);
  const contract = new Set([...graph.keys()].filter(isContract));
  const mocks = [...(graph.get(ALL_MOCKS) ?? [])].map((mock) => {
    const files = reachOf(graph, [mock]);
    return { files, answers: [...files].filter((file) => contract.has(file)) };
  });
  const stories = [...graph.keys()].filter((file) => file.endsWith('.stories.tsx'));
  return new Map(
    stories.map((story) => {
      const own = reachOf(graph, [story]);
      const answering = mocks.filter(({ answers }) => answers.some((file) => own.has(file)));
      const files = new Set([...own, ...answering.flatMap((mock) => [...mock.files])]);
      return [story, new Set([...files].filter((file) => !ofAll.has(file)))];
    }),
  );
}
