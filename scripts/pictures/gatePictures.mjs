/**
 * Whether `npm test` draws a picture: all but the dark ones of what is neither a component nor a page as it opens. Every
 * colour of theirs comes from the same tokens.
 * @param {string} name `dark/components-button/default`
 */
export function isDrawnInGate(name) {
  const [look, piece, story] = name.split('/');
  return (
    look !== 'dark' || piece.startsWith('components-') || (piece.startsWith('pages-') && story === 'default')
  );
}
