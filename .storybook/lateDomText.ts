import { configure, prettyDOM } from 'storybook/test';

/**
 * A query that finds nothing prints the whole document into its error; one that waits does so twenty times a second,
 * and nobody reads but the last. Here the text is made when it is read.
 */
export function withLateDomText(): void {
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      const found = error.message;
      const text = () => `${found}\n\n${String(prettyDOM(container))}`;
      Object.defineProperty(error, 'message', { configurable: true, get: text });
      return error;
    },
  });
}
