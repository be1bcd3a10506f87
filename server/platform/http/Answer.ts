/** What a handler gives back: `data` by the contract, and a sentence where it says more than `data` does. */
export interface Answer<T = unknown> {
  data: T;
  message?: string;
}
