export { changeEvidence, withdrawChange } from './api/changeEvidence';
