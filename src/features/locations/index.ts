export { LocationReport } from './LocationReport';
