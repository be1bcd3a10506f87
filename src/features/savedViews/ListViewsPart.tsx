import { lazySection } from '@/components/LazyPart/lazyPart';
import type { ViewsProps } from '@/components/TableTools/ViewsContext';

/** The saved views of a screen; their code comes after the first rows. */
export const ListViewsPart = lazySection<ViewsProps>(() => import('./ListViews'));
