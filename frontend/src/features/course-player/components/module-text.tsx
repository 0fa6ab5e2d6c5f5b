import { Box, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { Module } from '@learning/shared/contract/catalog';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ModuleResources } from './module-resources.tsx';

interface Props {
  courseId: number;
  /** undefined while it loads. */
  module: Module | undefined;
  hasFailed: boolean;
}

export function ModuleText({ courseId, module, hasFailed }: Props) {
  if (!module) return hasFailed ? null : <TextSkeleton />;
  return (
    <>
      {!module.isWritten && (
        <Box layerStyle="note" colorPalette="signal" px="5" py="4" mb="8">
          The text of this module is being written. What follows is its outline; you will find the
          full text here when it is published.
        </Box>
      )}
      <RichText body={module.body} />
      <ModuleResources courseId={courseId} resources={module.resourceLinks} />
    </>
  );
}

function TextSkeleton() {
  return (
    <Stack gap="4" aria-live="polite" aria-busy="true">
      <VisuallyHidden>Loading the text</VisuallyHidden>
      {Array.from({ length: 9 }, (_, index) => (
        <chakra.div key={index}>
          <Skeleton height="5" {...(index % 4 === 3 ? { width: '60%' } : {})} />
        </chakra.div>
      ))}
    </Stack>
  );
}
