import { readFileSync } from 'node:fs';
import { filesOfAll, reachOf } from './reachOf.mjs';

const NAME = /\bname: (?:'(\w+)'|`([^`]+)`)/g;

/**
 * Calls that a story's page made though nothing that the story imports names them: a change of their mocks would not be
 * known to reach it.
 * @param {Map<string, Set<string>>} graph see importGraph.mjs
 * @param {Map<string, Set<string>>} calls story files and the names of what they called
 * @returns {string[]} in words
 */
export function callsOutside(graph, calls) {
  const contract = [...graph.keys()].filter((file) => file.startsWith('src/lib/contract/')).map(namesIn);
  const around = filesOfAll(graph);
  return [...calls].flatMap(([story, names]) => {
    const known = new Set([...around, ...reachOf(graph, [story])]);
    // A story of the client itself may declare a call of its own.
    const named = [...contract.filter(({ file }) => known.has(file)), namesIn(story)];
    const patterns = named.flatMap((one) => one.patterns);
    return [...names]
      .filter((name) => !patterns.some((pattern) => pattern.test(name)))
      .map((name) => `${story} calls ${name}, which nothing that it imports names`);
  });
}

/** Names of calls may be put together: `list${noun}s`. */
function namesIn(file) {
  const found = [...readFileSync(file, 'utf8').matchAll(NAME)];
  const patterns = found.map(
    ([, plain, made]) => new RegExp(`^${plain ?? made.replace(/\$\{[^}]*\}/g, '\\w+')}$`),
  );
  return { file, patterns };
}
