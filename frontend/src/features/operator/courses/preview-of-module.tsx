import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { ModulePreview, PreviewItem } from '@learning/shared/contract/operators/courses';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { modulePreviewQuery } from '#queries/operator/courses.ts';
import { Badge } from '#ui/badge.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Shows a module as learners see it, and its activities with their solutions. Source: rules/content.md C48 */
export function PreviewOfModule({ moduleId }: { moduleId: string }) {
  const { data, error, refetch } = useQuery(modulePreviewQuery(moduleId));
  if (error && !data) {
    return (
      <ErrorState title="This module could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" mt="6" />;
  return (
    <Box mt="6" pt="6" borderTopWidth="1px" maxW="lesson">
      <Badge colorPalette="signal">Preview</Badge>
      <chakra.h3 textStyle="h2" mt="2" mb="6">
        {data.module.title}
      </chakra.h3>
      <RichText body={data.module.body} />
      {data.activities.map((activity) => (
        <ActivityPreview key={activity.id} activity={activity} />
      ))}
    </Box>
  );
}

function ActivityPreview({ activity }: { activity: ModulePreview['activities'][number] }) {
  return (
    <Box as="section" aria-label={activity.title} mt="10" pt="6" borderTopWidth="1px">
      <Badge colorPalette="signal">Preview with solutions</Badge>
      <chakra.h3 textStyle="h3" mt="2">
        {activity.title}
      </chakra.h3>
      <chakra.p color="fg.muted" mt="1">
        {`${activity.description} (${activity.durationMinutes} minutes)`}
      </chakra.p>
      <Stack as="ol" gap="6" mt="5">
        {activity.items.map((item, index) => (
          <li key={index}>
            <Item item={item} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function Item({ item: { title, texts, choices, solution } }: { item: PreviewItem }) {
  return (
    <>
      <chakra.h4 textStyle="label">{title}</chakra.h4>
      {texts.map((text, index) => (
        <chakra.p key={index} mt="1" whiteSpace="pre-wrap">
          {text}
        </chakra.p>
      ))}
      {choices.length > 0 && (
        <Stack as="ul" gap="2" mt="2">
          {choices.map(({ text, isBest, points, feedback }, index) => (
            <chakra.li
              key={index}
              textStyle="small"
              ps="3"
              borderStartWidth="2px"
              borderColor={isBest ? 'accent.solid' : 'border'}
            >
              {isBest && (
                <Badge colorPalette="success" me="2">
                  {points === null ? 'Right' : 'Best'}
                </Badge>
              )}
              {text}
              {points !== null && ` (${points} points)`}
              {feedback && (
                <chakra.span display="block" color="fg.muted" mt="1">
                  {feedback}
                </chakra.span>
              )}
            </chakra.li>
          ))}
        </Stack>
      )}
      {solution && (
        <chakra.p textStyle="small" color="fg.muted" mt="2" whiteSpace="pre-wrap">
          {`Solution: ${solution}`}
        </chakra.p>
      )}
    </>
  );
}
