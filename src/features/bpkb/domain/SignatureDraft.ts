/** A signature that was drawn and is sent with the act. `drawn` tells one drawing from another. */
export interface SignatureDraft {
  drawn: string;
  png: Blob;
}
