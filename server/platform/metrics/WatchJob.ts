/** Does a piece of upkeep, and counts how it ended. */
export type WatchJob = <T>(
  job:
    | 'prune'
    | 'prune_files'
    | 'sweep_sockets'
    | 'take_effect'
    | 'send_mail'
    | 'fill_standings'
    | 'fill_books'
    | 'keep_days',
  work: () => Promise<T>,
) => Promise<T>;

/** Counts nothing. */
export const unwatched: WatchJob = (_job, work) => work();
