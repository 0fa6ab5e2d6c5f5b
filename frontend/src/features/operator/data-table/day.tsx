import { chakra } from '#ui/chakra/factory.ts';

/** A day on one line: a narrow column would break it at its hyphens. */
export function Day({ children }: { children: string }) {
  return <chakra.span whiteSpace="nowrap">{children}</chakra.span>;
}
