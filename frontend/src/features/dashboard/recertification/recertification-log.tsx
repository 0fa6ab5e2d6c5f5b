import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { RecertificationLog as Log } from '@learning/shared/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { recertificationLogQuery } from '#queries/dashboard.ts';
import { BODIES, HOURS_RULE, LOG_TITLE, printDisclaimer } from './recertification-wording.ts';
import { LogDownloads } from './log-downloads.tsx';
import { LogEntry } from './log-entry.tsx';

/** Shows completed courses with their instruction hours and evidence, to report to a certifying body. */
export function RecertificationLog({ learner }: { learner: SignedInLearner }) {
  const { data, error, refetch } = useQuery(recertificationLogQuery(learner.id));
  return (
    <Box as="section" aria-labelledby="recertification-log" mt="16" maxW="4xl">
      <chakra.h2 id="recertification-log" textStyle="h2">
        {LOG_TITLE}
      </chakra.h2>
      <chakra.p color="fg.muted" mt="3">
        {printDisclaimer()}
      </chakra.p>
      <Box mt="6">
        {data && <Entries log={data} learner={learner} />}
        {!data && !error && <Skeleton height="40" aria-hidden="true" />}
        {!data && error && (
          <ErrorState title="The log could not be loaded" onRetry={() => void refetch()}>
            {userMessageOf(error)} Your completed courses are safe.
          </ErrorState>
        )}
      </Box>
    </Box>
  );
}

function Entries({ log, learner }: { log: Log; learner: SignedInLearner }) {
  if (log.entries.length === 0) {
    return (
      <EmptyState title="No completed courses yet" headingLevel="h3">
        Complete a course to see it here, with its hours and evidence.
      </EmptyState>
    );
  }
  return (
    <>
      <LogDownloads log={log} learnerName={learner.name} />
      <chakra.ul mt="6">
        {log.entries.map((entry) => (
          <LogEntry key={`${entry.courseId} ${entry.completedAt}`} entry={entry} />
        ))}
      </chakra.ul>
      <chakra.p
        display="flex"
        justifyContent="space-between"
        gap="6"
        py="4"
        borderTopWidth="1px"
        borderColor="border.emphasized"
      >
        <chakra.span fontWeight="semibold">Total</chakra.span>
        <chakra.span textStyle="figure" whiteSpace="nowrap">
          {log.instructionHours.toFixed(2)} hours
        </chakra.span>
      </chakra.p>
      <chakra.ul mt="4" display="grid" gap="2" textStyle="small" color="fg.muted" maxW="3xl">
        {[HOURS_RULE, ...BODIES.map(({ requirement }) => requirement)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </chakra.ul>
    </>
  );
}
