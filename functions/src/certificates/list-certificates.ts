import type {
  AvailableCertificate,
  Certificate,
  CertificateOverview,
  FormerCertificate,
} from '@learning/shared/contract/certificates';
import { courseOfItem, exchangeOffer } from '@learning/shared/domain/money/exchange';
import { cancellationOffer } from '@learning/shared/domain/money/purchase-windows';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import { grantedCourses } from '#billing/orders/entitlements/order-entitlements.ts';
import { coursesOfPlanAlone } from '#billing/subscriptions/plan-certificates.ts';
import { firstPaymentOffer } from '#billing/subscriptions/present-subscription.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { CertificateRecord } from './certificate-records.ts';
import { claimingEntitlement, readSeatPlans } from './claim-access.ts';
import { completedCourse, isCompleted } from './completed-course.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { presentCertificate, presentFormer } from './present-certificate.ts';

interface Reader {
  userId: string;
  now: Date;
}

/** Lists a learner's certificates, the latest first. */
export async function listCertificates(
  userId: string,
  deps: Pick<CertificateDependencies, 'certificates' | 'issuer' | 'siteOrigin'>,
): Promise<Certificate[]> {
  return presentAll(await deps.certificates.list(userId), deps);
}

/** Lists a learner's certificates and what they can claim. Two rounds of reads, one without certificates. */
export async function readOverview(
  { userId, now }: Reader,
  deps: CertificateDependencies,
): Promise<CertificateOverview> {
  const [records, catalog, learner, purchases] = await Promise.all([
    deps.certificates.list(userId),
    deps.catalog.read(),
    deps.learners.read(userId),
    deps.purchases.list(userId),
  ]);
  const [certificates, former] = await Promise.all([
    presentAll(records, deps),
    listFormer(records, deps),
  ]);
  return {
    certificates,
    former,
    available: await listAvailable({ records, catalog, learner, ...purchases, now }, deps),
  };
}

async function listFormer(
  records: readonly CertificateRecord[],
  { certificates, siteOrigin }: Pick<CertificateDependencies, 'certificates' | 'siteOrigin'>,
): Promise<FormerCertificate[]> {
  const ids = records.flatMap((one) => one.formerIds);
  if (ids.length === 0) return [];
  const [found, origin] = await Promise.all([certificates.listFormer(ids), siteOrigin()]);
  return found
    .map((one) => presentFormer(one, origin))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
}

async function presentAll(
  records: readonly CertificateRecord[],
  deps: Pick<CertificateDependencies, 'certificates' | 'issuer' | 'siteOrigin'>,
): Promise<Certificate[]> {
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

interface ClaimBasis {
  records: readonly CertificateRecord[];
  catalog: Catalog;
  learner: LearnerState;
  orders: readonly OrderRecord[];
  plans: readonly SubscriptionRecord[];
  now: Date;
}

/** Lists completed courses that the learner can claim now, with what claiming ends. Source: rules/certificates.md K1, K4 */
async function listAvailable(
  { records, catalog, learner, orders, plans, now }: ClaimBasis,
  deps: Pick<CertificateDependencies, 'purchases' | 'teams' | 'windows'>,
): Promise<AvailableCertificate[]> {
  const { windows } = deps;
  const { enrollments, entitlements } = learner;
  const isClosed = (courseId: number) =>
    records.some(
      (one) =>
        one.courseId === courseId &&
        (one.revocation === null || !['refund', 'dispute'].includes(one.revocation.reason)),
    );
  const completed = enrollments
    .filter(({ courseId }) => !isClosed(courseId))
    .map((enrollment) => completedCourse(enrollment, catalog, learner))
    .filter(isCompleted);
  if (completed.length === 0) return [];
  const seatPlans = await readSeatPlans(entitlements, deps);
  const paid = { entitlements, orders, plans: [...plans, ...seatPlans] };
  return completed
    .filter(({ enrollment: { courseId } }) => claimingEntitlement(paid, courseId, now))
    .map(({ enrollment: { courseId }, completion, instructionHours, isMeasuredTime }) => {
      const granting = orders.filter((one) => grantedCourses(one).includes(courseId));
      const closesRefund =
        granting.some((one) => cancellationOffer(one, false, now, windows).isOpen) ||
        plans.some(
          (plan) =>
            coursesOfPlanAlone(plan, entitlements).includes(courseId) &&
            firstPaymentOffer(plan, false, now, windows).isOpen,
        );
      const closesExchange = granting.some((order) =>
        order.items.some(
          (item) =>
            courseOfItem(item) === courseId &&
            exchangeOffer(order, item, false, now, windows).isOpen,
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
