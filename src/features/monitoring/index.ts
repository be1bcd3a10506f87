export { Monitoring } from './Monitoring';
