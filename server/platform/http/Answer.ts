/** What a handler gives back: `data` by the contract, and a sentence for people. */
export interface Answer<T = unknown> {
  data: T;
  message: string;
}
