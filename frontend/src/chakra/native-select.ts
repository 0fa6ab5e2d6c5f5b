import { Field } from '@ark-ui/react/field';
import { createStyleContext } from '#styled-system/jsx/index.js';
import { nativeSelect } from '#styled-system/recipes/index.js';

const { withProvider, withContext } = createStyleContext(nativeSelect);

export const NativeSelect = {
  Root: withProvider('div', 'root'),
  Field: withContext(Field.Select, 'field'),
  Indicator: withContext('div', 'indicator'),
};
