import { Tabs as ArkTabs } from '@ark-ui/react/tabs';
import { createStyleContext } from '#styled-system/jsx/index.js';
import { tabs } from '#styled-system/recipes/index.js';

const { withProvider, withContext } = createStyleContext(tabs);

export const Tabs = {
  Root: withProvider(ArkTabs.Root, 'root'),
  List: withContext(ArkTabs.List, 'list'),
  Trigger: withContext(ArkTabs.Trigger, 'trigger'),
  Content: withContext(ArkTabs.Content, 'content'),
  ContentGroup: withContext('div', 'contentGroup'),
  Indicator: withContext(ArkTabs.Indicator, 'indicator'),
};
