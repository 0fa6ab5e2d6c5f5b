import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

interface ErrorStateProps {
  title: string;
  /** Shows what happened, what is safe and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <Note role="alert" colorPalette="danger">
      <chakra.h2 textStyle="h4">{title}</chakra.h2>
      {children && (
        <chakra.div mt="1" color="fg.muted">
          {children}
        </chakra.div>
      )}
      {onRetry && (
        <Button mt="4" size="sm" variant="outline" colorPalette="neutral" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Note>
  );
}
