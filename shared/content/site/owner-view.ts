/** What the owner of a plan sees of a member, in words to the member. Source: rules/privacy.md P2 */
export const ownerView = {
  sees: 'your name and email address, your progress and due dates in the courses of the plan, your certificates there, and which skill checks you passed',
  never: 'your scores, answers, notes or documents',
};
