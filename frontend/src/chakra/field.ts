import { Field as ArkField } from '@ark-ui/react/field';
import { createStyleContext } from '#styled-system/jsx/index.js';
import { field } from '#styled-system/recipes/index.js';
import type { ComponentProps } from 'react';

const { withProvider, withContext } = /* @__PURE__ */ createStyleContext(field);

export const Field = {
  Root: withProvider(ArkField.Root, 'root'),
  Label: withContext(ArkField.Label, 'label'),
  HelperText: withContext(ArkField.HelperText, 'helperText'),
  ErrorText: withContext(ArkField.ErrorText, 'errorText'),
  RequiredIndicator: withContext(ArkField.RequiredIndicator, 'requiredIndicator'),
};
export type FieldRootProps = ComponentProps<typeof Field.Root>;
