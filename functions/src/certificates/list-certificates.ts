import type { AvailableCertificate, Certificate } from '@learning/shared/contract/certificates';
import { courseOfItem, exchangeOffer } from '@learning/shared/domain/money/exchange';
import { cancellationOffer } from '@learning/shared/domain/money/purchase-windows';
import { grantedCourses } from '#billing/orders/entitlements/order-entitlements.ts';
import { coursesOfPlanAlone } from '#billing/subscriptions/plan-certificates.ts';
import { firstPaymentOffer } from '#billing/subscriptions/present-subscription.ts';
import { claimingEntitlement } from './claim-access.ts';
import { completedCourse, isCompleted } from './completed-course.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { presentCertificate } from './present-certificate.ts';

interface Reader {
  userId: string;
  now: Date;
}

/** Lists a learner's certificates, the latest first. */
export async function listCertificates(
  userId: string,
  deps: Pick<CertificateDependencies, 'certificates' | 'issuer' | 'siteOrigin'>,
): Promise<Certificate[]> {
  const records = await deps.certificates.list(userId);
  if (records.length === 0) return [];
  const [credentials, origin] = await Promise.all([
    deps.certificates.readCredentials(records.map((one) => one.certificateId)),
    deps.siteOrigin(),
  ]);
  return records
    .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt))
    .map((one) =>
      presentCertificate(one, credentials.get(one.certificateId) ?? '', {
        origin,
        issuerName: deps.issuer.name,
      }),
    );
}

/** Lists completed courses that the learner can claim now, with what claiming ends. Source: rules/certificates.md K1, K4 */
export async function listAvailable(
  { userId, now }: Reader,
  deps: CertificateDependencies,
): Promise<AvailableCertificate[]> {
  const [records, catalog, learner, orders, plans] = await Promise.all([
    deps.certificates.list(userId),
    deps.catalog.read(),
    deps.learners.read(userId),
    deps.orders.list(userId),
    deps.subscriptions.list(userId),
  ]);
  const isClosed = (courseId: number) =>
    records.some(
      (one) =>
        one.courseId === courseId &&
        (one.revocation === null || !['refund', 'dispute'].includes(one.revocation.reason)),
    );
  return learner.enrollments
    .filter(({ courseId }) => !isClosed(courseId))
    .map((enrollment) => completedCourse(enrollment, catalog, learner))
    .filter(isCompleted)
    .filter(({ enrollment: { courseId } }) =>
      claimingEntitlement(learner.entitlements, plans, courseId, now),
    )
    .map(({ enrollment: { courseId }, completion, instructionHours, isMeasuredTime }) => {
      const granting = orders.filter((one) => grantedCourses(one).includes(courseId));
      const closesRefund =
        granting.some((one) => cancellationOffer(one, false, now, deps.windows).isOpen) ||
        plans.some(
          (plan) =>
            coursesOfPlanAlone(plan, learner.entitlements).includes(courseId) &&
            firstPaymentOffer(plan, false, now, deps.windows).isOpen,
        );
      const closesExchange = granting.some((order) =>
        order.items.some(
          (item) =>
            courseOfItem(item) === courseId &&
            exchangeOffer(order, item, false, now, deps.windows).isOpen,
        ),
      );
      return {
        courseId,
        courseName: completion.courseTitle,
        completionDate: completion.completedAt,
        instructionHours,
        isMeasuredTime,
        closesRefund,
        closesExchange,
      };
    })
    .toSorted((a, b) => b.completionDate.localeCompare(a.completionDate));
}
