import { definePage } from '../page-definition.ts';

export const page = definePage({
  kind: 'app',
  title: 'Compare courses',
});
