import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { FullPageMessage } from '#components/feedback/full-page-message.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { WordButton } from '#components/word-button.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { resourceQuery } from '#queries/catalog.ts';
import { useLearningTime } from '../learning-time/use-learning-time.ts';
import { resourceDocument } from './resource-document.ts';
import { ResourceSkeleton } from './resource-skeleton.tsx';
import { ResourceWorkbook } from './resource-workbook.tsx';

const screenOnly = { '@media print': { display: 'none' } };

interface Props {
  learnerId: string;
  courseId: number;
  resourceId: string;
  /** Leads to what can be read offline, where this resource cannot. */
  saved?: ReactNode;
}

/** Shows one downloadable resource, ready to print, and measures the learning time. */
export function ResourcePage({ learnerId, courseId, resourceId, saved }: Props) {
  const { data: resource, error, refetch } = useQuery(resourceQuery(courseId, resourceId));
  const params = { courseId: String(courseId) };
  const [isFilled, setFilled] = useState(false);
  const body = (isFilled && resource?.filled) || resource?.body;

  if (
    hasCode(error, 'resource_not_found', 'course_not_found', 'invalid_request', 'payment_required')
  ) {
    return (
      <FullPageMessage
        title={error.code === 'payment_required' ? 'This resource is locked' : 'Resource Not Found'}
        action={
          <LinkButton to="/course/$courseId/play" params={params}>
            Back to the Course
          </LinkButton>
        }
      >
        {error.userMessage}
      </FullPageMessage>
    );
  }
  if (!resource && !error) return <ResourceSkeleton />;
  if (error && !resource) {
    return (
      <FullPageMessage
        title="We couldn’t load this resource"
        action={<Button onClick={() => void refetch()}>Try Again</Button>}
        more={saved}
      >
        {userMessageOf(error)}
      </FullPageMessage>
    );
  }
  return (
    <PageContainer py={{ base: '8', md: '14' }} css={{ '@media print': { padding: 0 } }}>
      <PageHead title={resource?.name ?? 'Resource'} />
      <Box maxW="lesson" mx="auto">
        {resource && body && (
          <article>
            <LearningTime learnerId={learnerId} courseId={courseId} moduleId={resource.moduleId} />
            <chakra.p textStyle="eyebrow" color="fg.muted">
              {resource.courseTitle}
            </chakra.p>
            <chakra.h1 textStyle="h1" tabIndex={-1} mt="2">
              {resource.name}
            </chakra.h1>
            <HStack gap="3" mt="6" flexWrap="wrap" css={screenOnly}>
              <Button onClick={() => print()}>
                <Printer aria-hidden="true" />
                Print or Save as PDF
              </Button>
              <WordButton
                fileName={isFilled ? `${resource.id}-example.docx` : `${resource.id}.docx`}
                content={() => resourceDocument({ name: resource.name, body })}
              />
              <LinkButton
                to="/course/$courseId/play"
                params={params}
                search={{ module: resource.moduleId }}
                variant="outline"
              >
                Open the Module
              </LinkButton>
            </HStack>
            {resource.workbook && (
              <>
                <ResourceWorkbook resourceId={resource.id} workbook={resource.workbook} />
                <chakra.h2
                  textStyle="h2"
                  mt="16"
                  pt="10"
                  borderTopWidth="1px"
                  borderColor="border.emphasized"
                  css={screenOnly}
                >
                  Page to Print
                </chakra.h2>
              </>
            )}
            {resource.filled && (
              <HStack
                as="fieldset"
                aria-label="Version"
                gap="2"
                mt="8"
                flexWrap="wrap"
                css={screenOnly}
              >
                <Button
                  variant="outline"
                  size="sm"
                  colorPalette={isFilled ? 'neutral' : 'accent'}
                  aria-pressed={!isFilled}
                  onClick={() => setFilled(false)}
                >
                  To fill in
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  colorPalette={isFilled ? 'accent' : 'neutral'}
                  aria-pressed={isFilled}
                  onClick={() => setFilled(true)}
                >
                  Filled-in example
                </Button>
              </HStack>
            )}
            <Box mt="10">
              <RichText body={body} />
            </Box>
          </article>
        )}
      </Box>
    </PageContainer>
  );
}

/** Measures reading as time in the resource's module. Source: rules/time.md T1 */
function LearningTime(place: Parameters<typeof useLearningTime>[0]) {
  useLearningTime(place);
  return null;
}
