export { changeEvidence } from './api/changeEvidence';
