import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** Opens the form in which a learner books a session (`public/islands/coaching.tsx`). Source: rules/learning.md L33 */
export function CoachingButton({ children }: { children: ReactNode }) {
  return (
    <Button aria-haspopup="dialog" data-do="book-coaching">
      {children}
    </Button>
  );
}
