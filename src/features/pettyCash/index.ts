export { pettyEvidence, withdrawOnPetty } from './api/pettyEvidence';
export { DrawerMove } from './DrawerMove';
export { JournalScreen } from './JournalScreen';
export { LazyPettyStrip } from './LazyPettyStrip';
export { PettyCashScreen } from './PettyCashScreen';
export { useJournalActs } from './useJournalActs';
export { usePettyCashActs } from './usePettyCashActs';
export { voucherPalette } from './api/voucherPalette';
