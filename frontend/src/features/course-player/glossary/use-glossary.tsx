import type { RichTextNode } from '@learning/shared/contract/fields';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { firstUse } from '#lib/first-use.ts';

type Parts = typeof import('./glossary-parts.ts');

/** Marks the terms of a module with the first sign of use; until then, and without a connection, the text is as it came. */
export function useGlossary(body: RichTextNode): { body: RichTextNode; layer: ReactNode } {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    let isShown = true;
    void firstUse()
      .then(() => import('./glossary-parts.ts'))
      .then((loaded) => isShown && setParts(loaded))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(
    () =>
      parts
        ? { body: parts.markTerms(body, parts.glossary), layer: <parts.GlossaryLayer /> }
        : { body, layer: null },
    [body, parts],
  );
}
