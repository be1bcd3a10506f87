export { SetupGuide, type SetupEditors } from './SetupGuide';
export { LazySetupOffer as SetupOffer } from './LazySetupOffer';
