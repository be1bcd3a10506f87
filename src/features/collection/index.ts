export { CollectionToday } from './home/CollectionToday';
