export { ListViewsPart } from './ListViewsPart';
