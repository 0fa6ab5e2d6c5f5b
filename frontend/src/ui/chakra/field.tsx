import { createStyleContext } from '#styled-system/jsx/create-style-context.js';
import { field } from '#styled-system/recipes/field.js';
import {
  type ComponentProps,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  errorTextId,
  type FieldContext,
  FieldState,
  helperTextId,
  labelId,
} from './field-context.ts';

interface FieldBaseProps extends ComponentProps<'div'> {
  invalid?: boolean;
  disabled?: boolean;
  required?: boolean;
}

function FieldRoot({
  id,
  invalid: isInvalid = false,
  disabled: isDisabled = false,
  required: isRequired = false,
  ...props
}: FieldBaseProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const [hasHelper, setHasHelper] = useState(false);
  const noteHelper = useCallback(() => {
    setHasHelper(true);
    return () => setHasHelper(false);
  }, []);
  const state = useMemo<FieldContext>(
    () => ({ id: controlId, isInvalid, isDisabled, isRequired, hasHelper, noteHelper }),
    [controlId, isInvalid, isDisabled, isRequired, hasHelper, noteHelper],
  );
  return (
    <FieldState value={state}>
      <div
        id={`field::${controlId}`}
        data-part="root"
        data-invalid={isInvalid ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
        {...props}
      />
    </FieldState>
  );
}

function useField(): FieldContext {
  const state = use(FieldState);
  if (!state) throw new Error('A part of Field is outside of Field.Root');
  return state;
}

function FieldLabel(props: ComponentProps<'label'>) {
  const { id } = useField();
  return <label id={labelId(id)} htmlFor={id} data-part="label" {...props} />;
}

function FieldHelperText(props: ComponentProps<'span'>) {
  const { id, noteHelper } = useField();
  useLayoutEffect(() => noteHelper(), [noteHelper]);
  return <span id={helperTextId(id)} data-part="helper-text" {...props} />;
}

function FieldErrorText(props: ComponentProps<'span'>) {
  const { id, isInvalid } = useField();
  if (!isInvalid) return null;
  return <span id={errorTextId(id)} data-part="error-text" aria-live="polite" {...props} />;
}

const { withProvider, withContext } = /* @__PURE__ */ createStyleContext(field);

/** Chakra's field: connects a control with its label, help and error. */
export const Field = {
  Root: withProvider(FieldRoot, 'root'),
  Label: withContext(FieldLabel, 'label'),
  HelperText: withContext(FieldHelperText, 'helperText'),
  ErrorText: withContext(FieldErrorText, 'errorText'),
};
export type FieldRootProps = ComponentProps<typeof Field.Root>;
