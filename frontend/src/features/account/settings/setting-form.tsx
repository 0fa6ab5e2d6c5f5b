import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useFocusOnOpen } from './setting-row.tsx';

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  formError: string;
  isPending: boolean;
  submitText: string;
  pendingText: string;
  cancelText?: string;
  onCancel: () => void;
  /** Buttons after the first two. */
  more?: ReactNode;
  children: ReactNode;
}

/** Lays out the form that changes one setting of the account. */
export function SettingForm({ cancelText = 'Cancel', ...props }: Props) {
  const focusFirstField = useFocusOnOpen();
  return (
    <form ref={focusFirstField} onSubmit={props.onSubmit} noValidate>
      <Stack gap="5">
        {props.children}
        <div>
          {/* Empty, it takes no room between the last field and the buttons. */}
          <div role="alert">
            {props.formError && (
              <chakra.p color="danger.fg" mb="5">
                {props.formError}
              </chakra.p>
            )}
          </div>
          <HStack gap="3" flexWrap="wrap">
            <Button type="submit" pendingText={props.isPending && props.pendingText}>
              {props.submitText}
            </Button>
            <Button variant="plain" colorPalette="neutral" onClick={props.onCancel}>
              {cancelText}
            </Button>
            {props.more}
          </HStack>
        </div>
      </Stack>
    </form>
  );
}
