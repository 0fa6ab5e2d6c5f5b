export { Skeleton, type SkeletonProps } from '@chakra-ui/react';
