import { Toast as ArkToast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { chakra } from '#ui/chakra/factory.ts';
import { createStyleContext } from '#styled-system/jsx/create-style-context.js';
import { toast } from '#styled-system/recipes/toast.js';

export { createToaster } from '@ark-ui/react/toast';

const { withProvider, withContext } = createStyleContext(toast);

export const Toaster = chakra(ArkToaster);

export const Toast = {
  Root: withProvider(ArkToast.Root, 'root'),
  Title: withContext(ArkToast.Title, 'title'),
  Description: withContext(ArkToast.Description, 'description'),
  Indicator: withContext('span', 'indicator'),
  ActionTrigger: withContext(ArkToast.ActionTrigger, 'actionTrigger'),
  CloseTrigger: withContext(ArkToast.CloseTrigger, 'closeTrigger'),
};
