import { paths } from './paths';
import { isRegistered, routeAt, type Holder } from './routeAccess';

/** Where the lists of Tanggal Jatuh Tempo belong for this person; undefined: they may not open it. */
export const overdueBack = (holder: Holder | null) =>
  isRegistered(routeAt(paths.overdue()), holder)
    ? { href: paths.overdue(), label: 'Tanggal Jatuh Tempo' }
    : undefined;
