import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { OwnGrant } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/badge.ts';
import { Panel } from '#ui/panel.tsx';
import { printDateAndTime } from '#lib/print-date.ts';
import { coursesQuery } from '#queries/catalog.ts';

/** Shows access that an operator granted or a gift code opened: to what and until when. Source: rules/access.md A44 */
export function GrantPanel({ grant }: { grant: OwnGrant }) {
  const { courseIds, isActive } = grant;
  const { data: courses } = useQuery({ ...coursesQuery(), enabled: courseIds !== null });
  const titles = courseIds?.flatMap(
    (courseId) => courses?.find(({ id }) => id === courseId)?.title ?? [],
  );
  return (
    <Panel>
      <HStack justify="space-between" align="start" gap="4">
        <chakra.h3 textStyle="h4">{courseIds === null ? 'Every course' : nameOf(titles)}</chakra.h3>
        <Badge colorPalette={isActive ? 'accent' : 'neutral'} flexShrink="0">
          {isActive ? 'Active' : 'Ended'}
        </Badge>
      </HStack>
      {titles !== undefined && titles.length > 1 && (
        <chakra.p color="fg.muted" mt="2">
          {titles.join(', ')}
        </chakra.p>
      )}
      <chakra.p color="fg.muted" mt="2">
        <GrantEnd grant={grant} />
      </chakra.p>
    </Panel>
  );
}

function GrantEnd({ grant: { endsAt, isActive, giftCode } }: { grant: OwnGrant }) {
  const source =
    giftCode === null
      ? 'We granted this access to you at no cost.'
      : `You redeemed the gift code ${giftCode} for this access.`;
  if (endsAt === null) return `${source} It has no end.`;
  const end = <time dateTime={endsAt}>{printDateAndTime(endsAt)}</time>;
  return isActive ? (
    <>
      {source} It lasts until {end}.
    </>
  ) : (
    <>This access ended on {end}. You keep your progress, notes and certificates.</>
  );
}

function nameOf(titles: readonly string[] | undefined): string {
  if (titles === undefined || titles.length === 0) return 'Courses';
  return titles.length === 1 ? titles[0]! : `${titles.length} courses`;
}
