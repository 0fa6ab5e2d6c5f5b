import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  formError: string;
  /** Says what failed, above the error. Default: none, the error says it. */
  errorTitle?: string;
  isPending: boolean;
  submitText: string;
  pendingText: string;
  children: ReactNode;
}

/** Lays out every account form: the error on top, the fields, one button. */
export function AccountForm(props: Props) {
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <FormError title={props.errorTitle} message={props.formError} />
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
export function FormError({ title, message }: { title?: string | undefined; message: string }) {
  return (
    <div role="alert">
      {message && (
        <chakra.div
          layerStyle="note"
          colorPalette="danger"
          px="4"
          py="3"
          mb="5"
          color="colorPalette.fg"
        >
          {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
          <p>{message}</p>
        </chakra.div>
      )}
    </div>
  );
}
