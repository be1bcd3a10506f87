export { CommissionBatch } from './commissions/CommissionBatch';
export { CommissionBatches } from './commissions/CommissionBatches';
export { CommissionList } from './commissions/CommissionList';
export { keptBatchesOf, keptCommissionsOf } from './commissions/commissionLists';
export { CommissionPay } from './commissions/CommissionPay';
export { PartnerDetail } from './PartnerDetail';
export { PartnerList } from './PartnerList';
export { AGENT, MARKETER } from './domain/partnerSide';
export { keptListOf } from './listAddress';
