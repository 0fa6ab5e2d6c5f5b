import { createStyleContext } from '#styled-system/jsx/create-style-context.js';
import { nativeSelect } from '#styled-system/recipes/native-select.js';
import type { ComponentProps } from 'react';
import { useControlProps } from './field-context.ts';

function FieldSelect(props: ComponentProps<'select'>) {
  return <select {...useControlProps()} {...props} />;
}

const { withProvider, withContext } = /* @__PURE__ */ createStyleContext(nativeSelect);

export const NativeSelect = {
  Root: withProvider('div', 'root'),
  Field: withContext(FieldSelect, 'field'),
  Indicator: withContext('div', 'indicator'),
};
