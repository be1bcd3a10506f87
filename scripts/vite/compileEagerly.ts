import type { Plugin } from 'vite';

/** Of a file that begins with it V8 compiles all functions while it arrives, in the background (Chromium 136 on). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile chunks whole as they arrive, rather than function by function while the first page is drawn:
 * for chunks of which most is needed at once. Browsers that do not know the hint read a comment.
 * @param names of chunks
 */
export function compileEagerly(names: readonly string[]): Plugin {
  return {
    name: 'angsur:compile-eagerly',
    apply: 'build',
    generateBundle: {
      // The hint counts at the very beginning of a file, and Vite writes something of its own there.
      order: 'post',
      handler(_, bundle) {
        const missing = new Set(names);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !missing.delete(chunk.name)) continue;
          chunk.code = HINT + chunk.code;
        }
        if (missing.size > 0) this.error(`no chunk is called ${[...missing].join(', ')}`);
      },
    },
  };
}
