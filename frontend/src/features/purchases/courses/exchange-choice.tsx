import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { Course } from '@learning/shared/contract/catalog';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dollars, exactDollars } from '#lib/dollars.ts';
import { accessQuery } from '#queries/access.ts';
import { coursesQuery } from '#queries/catalog.ts';
import { useExchangeCourse } from '../change-purchases.ts';
import { ActionError } from '../action-error.tsx';

export interface ExchangeChoiceProps {
  learnerId: string;
  orderId: string;
  item: PurchaseItem;
  onClose: () => void;
}

/** Lets the learner choose the course to exchange for. */
export function ExchangeChoice({ learnerId, orderId, item, onClose }: ExchangeChoiceProps) {
  const courses = useQuery(coursesQuery());
  const access = useQuery(accessQuery(learnerId));
  const exchange = useExchangeCourse(learnerId);
  const [newCourseId, setNewCourseId] = useState<number>();
  const name = useId();
  if (!courses.data || !access.data) {
    const error = courses.error ?? access.error;
    return error ? <ActionError error={error} /> : <Skeleton height="64" />;
  }
  const targets = exchangeTargets(courses.data, access.data, item.amount);
  const chosen = targets.find((course) => course.id === newCourseId);

  const confirm = () => {
    if (!chosen) return;
    exchange.mutate(
      { orderId, courseId: item.courseId, newCourseId: chosen.id },
      {
        onSuccess: () => {
          onClose();
          showToast({
            tone: 'success',
            title: 'Course Exchanged',
            description: `${chosen.title} is yours now.`,
          });
        },
      },
    );
  };

  if (targets.length === 0) {
    return (
      <>
        <chakra.p textStyle="body">
          You already own every course of equal or lesser price ({exactDollars(item.amount)}).
        </chakra.p>
        <Button mt="6" variant="outline" colorPalette="neutral" onClick={onClose}>
          Close
        </Button>
      </>
    );
  }
  return (
    <>
      <chakra.p textStyle="body">
        Choose a course of up to {exactDollars(item.amount)}. You lose access to {item.title}. Any
        price difference is not refunded, and a course can be exchanged only once.
      </chakra.p>
      <chakra.fieldset mt="5" minW="0">
        <chakra.legend textStyle="small" fontWeight="semibold" mb="3">
          Your new course
        </chakra.legend>
        <Stack gap="3" maxH="50vh" overflowY="auto" p="1" m="-1">
          {targets.map((course) => (
            <ChoiceCard
              key={course.id}
              type="radio"
              name={name}
              value={String(course.id)}
              checked={course.id === newCourseId}
              onChange={() => setNewCourseId(course.id)}
            >
              <chakra.span fontWeight="medium">{course.title}</chakra.span>
              <HStack as="span" mt="1" gap="3" textStyle="small" color="fg.muted">
                <LevelBadge level={course.level} size="sm" />
                <chakra.span fontVariantNumeric="tabular-nums">{dollars(course.price)}</chakra.span>
                <span>{course.duration}</span>
              </HStack>
            </ChoiceCard>
          ))}
        </Stack>
      </chakra.fieldset>
      <Box mt="6">
        <HStack gap="3" flexWrap="wrap">
          <Button
            disabled={!chosen}
            pendingText={exchange.isPending && 'Exchanging...'}
            onClick={confirm}
          >
            Exchange Course
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Keep My Course
          </Button>
        </HStack>
        <ActionError error={exchange.error} />
      </Box>
    </>
  );
}

/** Returns the courses of equal or lesser price that are not owned, highest price first. The server checks again. */
function exchangeTargets(
  courses: readonly Course[],
  { entitlements }: AccessSummary,
  amount: number,
): Course[] {
  const owned = new Set(
    entitlements
      .filter((entitlement) => entitlement.kind === 'purchase')
      .flatMap((entitlement) => entitlement.courseIds ?? []),
  );
  return courses
    .filter(
      ({ id, price, listing }) => listing === 'published' && price <= amount && !owned.has(id),
    )
    .toSorted((a, b) => b.price - a.price || a.id - b.id);
}
