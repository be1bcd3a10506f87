/**
 * The code of what opens above the page when something is to be approved is here before the story starts. A play waits
 * for answers only, as with `withPagesLoaded`: on a cold and busy machine this code alone takes longer than that.
 */
export async function withApprovalsLoaded() {
  await Promise.all([
    import('@/features/credits/ApprovalInbox'),
    import('@/features/credits/ApprovalReview'),
    import('@/features/credits/CreditReview'),
  ]);
  return {};
}
