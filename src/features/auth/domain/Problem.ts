/** What went wrong, in words: what happened, and what was kept or what to do next. */
export interface Problem {
  tone: 'danger' | 'warning' | 'info';
  title: string;
  text: string;
}
