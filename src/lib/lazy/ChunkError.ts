/** A part's code did not arrive: no network, or a new version was deployed under the open page. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}
