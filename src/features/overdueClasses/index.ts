export { ClassVersions } from './ClassVersions';
export { useVersionAdding } from './useVersionAdding';
