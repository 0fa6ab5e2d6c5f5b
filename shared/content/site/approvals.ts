/** An activity that a certifying body has approved for credit. */
export interface ApprovedActivity {
  courseId: number;
  body: 'SHRM' | 'HRCI';
  /** The number that the body gave the activity, such as `26-ABC12`. */
  activityNumber: string;
  credits: number;
  /** The sentence about the approval, as the body asks for it. */
  text: string;
  /** First and last day (UTC, `yyyy-mm-dd`) on which completing the course counts. */
  from: string;
  until: string;
}

/**
 * The approvals that the operator was given; none by default. Nothing else may say that a certifying body approved something. An entry stays
 * after its last day, because certificates of its time show it.
 *
 * Source: rules/certificates.md K13, K15
 */
export const approvedActivities: readonly ApprovedActivity[] = [];

/** Returns what was approved of a course on a day. */
export function approvalsOf(
  courseId: number,
  at: Date,
  approved: readonly ApprovedActivity[] = approvedActivities,
): ApprovedActivity[] {
  const day = at.toISOString().slice(0, 10);
  return approved.filter(
    (approval) => approval.courseId === courseId && approval.from <= day && day <= approval.until,
  );
}

/** Prints what is approved of a course today. */
export function printCurrentApprovals(courseId: number): string[] {
  return approvalsOf(courseId, new Date()).map(printApproval);
}

/** Prints an approval. */
export function printApproval({ body, activityNumber, credits, text }: ApprovedActivity): string {
  return `${text} ${body} activity ${activityNumber}, ${credits} ${credits === 1 ? 'credit' : 'credits'}.`;
}
