export { ClassVersions } from './ClassVersions';
