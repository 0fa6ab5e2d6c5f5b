import { createContext, use } from 'react';

export interface FieldContext {
  id: string;
  isInvalid: boolean;
  isDisabled: boolean;
  isRequired: boolean;
  hasHelper: boolean;
  /** Notes that the field shows help; returns what notes its removal. */
  noteHelper: () => () => void;
}

export const FieldState = createContext<FieldContext | undefined>(undefined);

export const labelId = (id: string) => `field::${id}::label`;
export const helperTextId = (id: string) => `field::${id}::helper-text`;
export const errorTextId = (id: string) => `field::${id}::error-text`;

/** Returns what connects a control with the label, help and error of its field, if it is in one. */
export function useControlProps() {
  const field = use(FieldState);
  if (!field) return {};
  const { id, isInvalid, isDisabled, isRequired, hasHelper } = field;
  return {
    id,
    ...(isDisabled && { disabled: true }),
    ...(isRequired && { required: true }),
    ...(hasHelper && { 'aria-describedby': helperTextId(id) }),
    ...(isInvalid && {
      'aria-invalid': true,
      'aria-errormessage': errorTextId(id),
      'data-invalid': '',
    }),
  };
}
