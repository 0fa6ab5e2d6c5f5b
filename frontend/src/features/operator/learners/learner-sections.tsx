import { Stack } from '#ui/chakra/stack.ts';
import type { LearnerOverview, SentMail } from '@learning/shared/contract/operators/learners';
import { useMemo } from 'react';
import { auditColumns } from '../audit/audit-columns.tsx';
import {
  certificateColumns,
  deviceColumns,
  enrollmentColumns,
  entitlementColumns,
  eventColumns,
  resultColumns,
  signInColumns,
} from './learner-columns.tsx';
import { mailColumns } from './mail-columns.tsx';
import { orderColumns, planColumns } from './money-columns.tsx';
import type { Refundable } from './refund-dialog.tsx';
import { SectionTable } from './section-table.tsx';

interface Props {
  learner: LearnerOverview;
  onRefund: (payment: Refundable) => void;
  onResend: (mail: SentMail) => void;
}

/** Who did it to whom is known on this page. */
const changeColumns = auditColumns.filter(({ id }) => id !== 'on');

/** Shows everything that is stored about a learner, apart from what they wrote. */
export function LearnerSections({ learner, onRefund, onResend }: Props) {
  const orders = useMemo(() => orderColumns(onRefund), [onRefund]);
  const plans = useMemo(() => planColumns(onRefund), [onRefund]);
  const mails = useMemo(() => mailColumns(onResend), [onResend]);
  return (
    <Stack gap="8">
      <SectionTable
        title="Access"
        columns={entitlementColumns}
        rows={learner.entitlements}
        rowId={({ name }) => name}
        none="None."
      />
      <SectionTable
        title="Purchases"
        columns={orders}
        rows={learner.orders}
        rowId={({ orderId }) => orderId}
        none="None."
      />
      <SectionTable
        title="Plans"
        columns={plans}
        rows={learner.plans}
        rowId={({ orderId }) => orderId}
        none="None."
      />
      <SectionTable
        title="Courses"
        columns={enrollmentColumns}
        rows={learner.enrollments}
        rowId={({ courseId }) => String(courseId)}
        none="Not enrolled in any."
      />
      <SectionTable
        title="Results"
        columns={resultColumns}
        rows={learner.results}
        rowId={({ activityId }) => activityId}
        none="None submitted yet."
      />
      <SectionTable
        title="Certificates"
        columns={certificateColumns}
        rows={learner.certificates}
        rowId={({ certificateId }) => certificateId}
        none="None."
      />
      <SectionTable
        title="Mails"
        columns={mails}
        rows={learner.mails}
        rowId={({ eventName }) => eventName}
        none="None in the last 90 days. Mails with codes aren’t listed."
      />
      <SectionTable
        title="Devices"
        columns={deviceColumns}
        rows={learner.devices}
        rowId={({ device }) => device}
        none="None in the last 180 days."
      />
      <SectionTable
        title="Sign-ins"
        columns={signInColumns}
        rows={learner.signIns}
        rowId={({ at }) => at}
        none="None in the last 180 days."
      />
      <SectionTable
        title="Events of the last 90 days"
        columns={eventColumns}
        rows={learner.events}
        rowId={({ name }) => name}
        none="None."
      />
      <SectionTable
        title="Changes by operators"
        columns={changeColumns}
        rows={learner.changes}
        rowId={({ id }) => id}
        none="None."
      />
    </Stack>
  );
}
