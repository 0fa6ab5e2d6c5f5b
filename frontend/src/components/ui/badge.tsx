export { Badge, type BadgeProps } from '@chakra-ui/react';
