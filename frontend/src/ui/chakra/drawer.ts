import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { createStyleContext } from '#styled-system/jsx/create-style-context.js';
import { drawer } from '#styled-system/recipes/drawer.js';

const { withRootProvider, withContext } = createStyleContext(drawer);

export const Drawer = {
  Root: withRootProvider(ArkDialog.Root, {
    defaultProps: { unmountOnExit: true, lazyMount: true },
  }),
  Trigger: withContext(ArkDialog.Trigger, 'trigger'),
  Backdrop: withContext(ArkDialog.Backdrop, 'backdrop'),
  Positioner: withContext(ArkDialog.Positioner, 'positioner'),
  Content: withContext(ArkDialog.Content, 'content'),
  Title: withContext(ArkDialog.Title, 'title'),
  Description: withContext(ArkDialog.Description, 'description'),
  CloseTrigger: withContext(ArkDialog.CloseTrigger, 'closeTrigger'),
  Header: withContext('div', 'header'),
  Body: withContext('div', 'body'),
  Footer: withContext('div', 'footer'),
};
