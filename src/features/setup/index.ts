export { SetupGuide, type SetupEditors } from './SetupGuide';
export { LazySetupOffer } from './LazySetupOffer';
