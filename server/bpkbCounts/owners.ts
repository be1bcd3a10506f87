/** What holds pictures of a book that was found again. */
export const BPKB_FINDING = 'bpkb_finding';

export const findingOwner = (id: number) => ({ type: BPKB_FINDING, id });
