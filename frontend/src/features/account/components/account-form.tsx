import { chakra, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  formError: string;
  isPending: boolean;
  submitText: string;
  pendingText: string;
  children: ReactNode;
}

/** Lays out every account form: the error on top, the fields, one button. */
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

/** Shows the error of a whole form. Always rendered, so that screen readers announce it. */
function FormError({ message }: { message: string }) {
  return (
    <div role="alert">
      {message && (
        <chakra.p
          layerStyle="note"
          colorPalette="danger"
          px="4"
          py="3"
          mb="5"
          color="colorPalette.fg"
        >
          {message}
        </chakra.p>
      )}
    </div>
  );
}
