import type {
  AvailableCertificate,
  Certificate,
  CertificateOverview,
  CertificateWithoutHours,
  FormerCertificate,
} from '@learning/shared/contract/certificates';
import { courseOfItem, exchangeOffer } from '@learning/shared/domain/money/exchange';
import { isRepayable } from '@learning/shared/domain/revocation-reasons';
import { cancellationOffer } from '@learning/shared/domain/money/purchase-windows';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import { grantedCourses } from '#billing/orders/entitlements/order-entitlements.ts';
import { coursesOfPlanAlone } from '#billing/subscriptions/plan-certificates.ts';
import { firstPaymentOffer } from '#billing/subscriptions/present-subscription.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { CertificateRecord } from './certificate-records.ts';
import { claimingEntitlement, readSeatPlans } from './claim-access.ts';
import { stored } from './claim-certificate.ts';
import { completedCourse, isCompleted } from './completed-course.ts';
import { listRetests } from './list-retests.ts';
import { hasNewCapstone } from './reissue-certificate.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { frameworksOf } from './issuing/frameworks.ts';
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

/** Lists a learner's certificates, and what they can claim or have reissued. Two rounds of reads, one without certificates. */
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
    withoutHours: listWithoutHours({ records, catalog, learner }),
    newCapstones: listNewCapstones({ records, catalog, learner }),
    retests: listRetests(records, learner, now),
  };
}

/** Lists the valid certificates that print no hours, and how far measured time supports them by now. Source: rules/certificates.md K17 */
function listWithoutHours({
  records,
  catalog,
  learner,
}: Pick<ClaimBasis, 'records' | 'catalog' | 'learner'>): CertificateWithoutHours[] {
  return records
    .filter((record) => record.state === 'valid' && record.instructionHours === null)
    .flatMap(({ certificateId, courseId }) => {
      const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
      const completed = enrollment && completedCourse(enrollment, catalog, learner);
      if (!completed || !isCompleted(completed)) return [];
      const { courseHours, measuredMinutes, instructionHours } = completed.hours;
      const canBeReissued = instructionHours !== null;
      return [{ certificateId, courseId, courseHours, measuredMinutes, canBeReissued }];
    });
}

/** Lists the valid certificates whose capstone was rated since. Source: rules/certificates.md K28 */
function listNewCapstones({
  records,
  catalog,
  learner,
}: Pick<ClaimBasis, 'records' | 'catalog' | 'learner'>): CertificateOverview['newCapstones'] {
  return records
    .filter((record) => record.state === 'valid')
    .flatMap((record) => {
      const { certificateId, courseId } = record;
      const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
      const completed = enrollment && completedCourse(enrollment, catalog, learner);
      const isNew = completed && isCompleted(completed) && hasNewCapstone(record, completed);
      return isNew ? [{ certificateId, courseId }] : [];
    });
}

async function listFormer(
  records: readonly CertificateRecord[],
  { certificates, siteOrigin }: Pick<CertificateDependencies, 'certificates' | 'siteOrigin'>,
): Promise<FormerCertificate[]> {
  const ids = records.flatMap((record) => record.formerIds);
  if (ids.length === 0) return [];
  const [found, origin] = await Promise.all([certificates.listFormer(ids), siteOrigin()]);
  return found
    .map((record) => presentFormer(record, origin))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
}

async function presentAll(
  records: readonly CertificateRecord[],
  deps: Pick<CertificateDependencies, 'certificates' | 'issuer' | 'siteOrigin'>,
): Promise<Certificate[]> {
  if (records.length === 0) return [];
  const [credentials, origin] = await Promise.all([
    deps.certificates.readCredentials(records.map((record) => record.certificateId)),
    deps.siteOrigin(),
  ]);
  return records
    .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt))
    .map((record) =>
      presentCertificate(record, credentials.get(record.certificateId)!, {
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
      (record) =>
        record.courseId === courseId &&
        (record.revocation === null || !isRepayable(record.revocation.reason)),
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
    .map(({ enrollment: { courseId }, course, completion, hours, capstone }) => {
      const granting = orders.filter((order) => grantedCourses(order).includes(courseId));
      const closesRefund =
        granting.some((order) => cancellationOffer(order, false, now, windows).isOpen) ||
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
        ...hours,
        moduleCount: completion.moduleCount,
        activities: completion.activities,
        capstone: capstone ? stored(capstone) : null,
        skills: course?.features ?? [],
        frameworks: frameworksOf(course?.frameworks ?? { shrm: [], hrci: [] }),
        closesRefund,
        closesExchange,
      };
    })
    .toSorted((a, b) => b.completionDate.localeCompare(a.completionDate));
}
