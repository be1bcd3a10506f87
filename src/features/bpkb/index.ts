export { bpkbEvidence, withdrawOnBpkb } from './api/bpkbEvidence';
export { BookDetail } from './BookDetail';
export { BookList } from './BookList';
export { LabelPrinting } from './LabelPrinting';
export { lastBooksHref } from './domain/bpkbList';
export { LazyBpkbStrip } from './LazyBpkbStrip';
export { bookPalette } from './api/bookPalette';
