import { chakra } from '#ui/chakra/factory.ts';
import type { Ref } from 'react';
import type { Opening } from '../activity-types.ts';

interface Props extends Opening {
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Shows what an activity begins with. */
export function Situation({ title, text, titleRef }: Props) {
  return (
    <>
      {title !== undefined && (
        <chakra.h2
          ref={titleRef}
          tabIndex={-1}
          outline="none"
          textStyle="h4"
          mb="3"
          scrollMarginTop="28"
        >
          {title}
        </chakra.h2>
      )}
      <chakra.p textStyle="lesson">{text}</chakra.p>
    </>
  );
}
