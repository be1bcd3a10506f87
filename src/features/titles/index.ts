export { TitleList } from './TitleList';
export type { TitleView } from './domain/titleView';
export { useTitleAdding } from './useTitleAdding';
