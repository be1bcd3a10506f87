/**
 * Whether `npm test` draws a picture: all but the dark ones of what is neither a component nor a page as it opens (every
 * colour of theirs comes from the same tokens), and of flows those at the width of an office's screen, where they end as
 * pages that have pictures of their own.
 * @param {string} name `dark/components-button/default`
 */
export function isDrawnInGate(name) {
  const [look, piece, story] = name.split('/');
  if (look === 'light') return true;
  if (look === 'phone') return !piece.startsWith('flows-');
  return piece.startsWith('components-') || (piece.startsWith('pages-') && story === 'default');
}
