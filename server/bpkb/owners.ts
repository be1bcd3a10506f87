/** What holds pictures and papers of a book: the movement that they were seen at, or what was asked for. */
export const BPKB_MOVEMENT = 'bpkb_movement';
export const BPKB_REQUEST = 'bpkb_request';

export const movementOwner = (id: number) => ({ type: BPKB_MOVEMENT, id });
export const requestOwner = (id: number) => ({ type: BPKB_REQUEST, id });
