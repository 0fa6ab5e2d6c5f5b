import { chakra } from '#ui/chakra/factory.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { BadgeDesign, BadgeText } from './badge-design.ts';

import { createBadge } from './create-badge.ts';
import { svgAddress } from './svg-address.ts';

interface Props {
  design: BadgeDesign;
  text: BadgeText;
  /** Empty for decoration. */
  alt: string;
}

/** Shows a badge exactly as its file looks. The last drawing stays until the next one is ready. */
export function BadgePreview({ design, text, alt }: Props) {
  // Typing comes first; the pictures follow.
  const name = useDeferredValue(text.name);
  const title = useDeferredValue(text.title);
  const { issuer, date, courseId } = text;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    createBadge(design, { name, title, issuer, date, courseId }).then(
      (svg) => isCurrent && setAddress(svgAddress(svg)),
      // Without its fonts there is no preview; the downloads say what is wrong.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [design, name, title, issuer, date, courseId]);
  if (!address) return <Skeleton width="100%" aspectRatio="1" />;
  return <chakra.img src={address} alt={alt} width="100%" aspectRatio="1" display="block" />;
}
