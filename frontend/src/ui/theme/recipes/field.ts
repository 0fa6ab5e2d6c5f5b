import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const fieldSlotRecipe = defineSlotRecipe({
  className: 'field',
  slots: [
    'root',
    'errorText',
    'helperText',
    'input',
    'label',
    'select',
    'textarea',
    'requiredIndicator',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: '100%',
      gap: '1.5',
    },
    label: { textStyle: 'label', display: 'flex', gap: '1' },
    errorText: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '1.5',
      color: 'fg.error',
      textStyle: 'small',
      fontWeight: 'medium',
      '& svg': { flexShrink: '0', mt: '0.5' },
    },
    helperText: { color: 'fg.muted', textStyle: 'small' },
    requiredIndicator: { color: 'fg.error' },
  },
});
