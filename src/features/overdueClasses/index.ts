export { ClassVersions } from './ClassVersions';
export { useLetterDaysAsking } from './useLetterDaysAsking';
export { useVersionAdding } from './useVersionAdding';
