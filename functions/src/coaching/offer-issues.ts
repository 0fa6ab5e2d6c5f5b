import { OFFER_DAYS, OFFER_NOTICE_HOURS, offerIssue } from '@learning/shared/domain/coaching';
import { Failure } from '#failure.ts';

const MESSAGES = {
  same: 'is offered twice',
  too_soon: `is less than ${OFFER_NOTICE_HOURS} hours from now`,
  too_late: `is more than ${OFFER_DAYS} days from now`,
  weekend: 'is on a Saturday or Sunday',
} as const;

/** Returns the offered times in one spelling. @throws Failure `invalid_request` that names each time which cannot be offered */
export function checkedTimes(times: readonly string[], timeZone: string, now: Date): string[] {
  const fields = times.flatMap((time, index) => {
    const issue = offerIssue(time, times.toSpliced(index, 1), timeZone, now);
    return issue ? [{ path: `body.times.${index}`, message: MESSAGES[issue] }] : [];
  });
  if (fields.length > 0) throw new Failure('invalid_request', undefined, fields);
  return times.map((time) => new Date(time).toISOString());
}
