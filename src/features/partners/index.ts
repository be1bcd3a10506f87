export { CommissionBatch } from './commissions/CommissionBatch';
export { CommissionBatches } from './commissions/CommissionBatches';
export { CommissionList } from './commissions/CommissionList';
export { keptBatchesOf, keptCommissionsOf } from './commissions/domain/commissionList';
export { CommissionPay } from './commissions/CommissionPay';
export { PartnerDetail } from './PartnerDetail';
export { PartnerList } from './PartnerList';
export { AGENT, MARKETER } from './domain/partnerSide';
export { keptListOf } from './domain/partnerList';
