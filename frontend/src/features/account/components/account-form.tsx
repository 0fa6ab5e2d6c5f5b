import { Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormError } from './form-error.tsx';

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  formError: string;
  isPending: boolean;
  submitText: string;
  pendingText: string;
  children: ReactNode;
}

/** What all forms of the account share: the error on top, the fields, one button. */
export function AccountForm(props: Props) {
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <FormError message={props.formError} />
      <Stack gap="5">
        {props.children}
        <Button
          type="submit"
          size="lg"
          width="100%"
          mt="1"
          pendingText={props.isPending && props.pendingText}
        >
          {props.submitText}
        </Button>
      </Stack>
    </form>
  );
}
