export { TitleList, type TitleListProps } from './TitleList';
export type { TitleView, ViewOf } from './domain/titleView';
