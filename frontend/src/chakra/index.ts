/**
 * What '@chakra-ui/react' means in this site: Chakra's API with the styles of `panda.config.ts`, which are static CSS. Components are
 * Ark UI's, as in Chakra. Each has its own file, so that a page loads only what it shows.
 *
 * Source: shared/decisions/031-styles-at-build-time.md
 */
export {
  Box,
  type BoxProps,
  chakra,
  Flex,
  Grid,
  HStack,
  type HTMLChakraProps,
  Stack,
  VisuallyHidden,
} from '#styled-system/jsx/index.js';
export { css } from '#styled-system/css/index.js';
export { Portal } from '@ark-ui/react/portal';
export { Badge, type BadgeProps } from './badge.ts';
export { Button, type ButtonProps } from './button.tsx';
export { Dialog } from './dialog.ts';
export { Drawer } from './drawer.ts';
export { Field, type FieldRootProps } from './field.tsx';
export { Input, type InputProps, Textarea, type TextareaProps } from './input.tsx';
export { NativeSelect } from './native-select.tsx';
export { Progress, type ProgressRootProps } from './progress.tsx';
export { Spinner } from './spinner.ts';
export { Tabs } from './tabs.tsx';
export { Theme } from './theme.tsx';
export { createToaster, Toast, Toaster } from './toast.ts';
